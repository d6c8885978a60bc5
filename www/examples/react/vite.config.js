import { defineConfig } from "vite";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  // Vite would move the script of a dependency away from the wasm beside it.
  optimizeDeps: { exclude: ["citecore"] },
  // Here the package is a link to a folder of the repository; installed from npm, it needs no such line.
  server: { fs: { allow: ["../../.."] } },
});
