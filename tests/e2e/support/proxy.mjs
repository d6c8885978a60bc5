// The real proxy, on a port of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = process.env.E2E_ROOT ?? fileURLToPath(new URL("../../..", import.meta.url));
const PROGRAM = process.env.E2E_PROXY;

const running = new Set();
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Starts the proxy with these settings, by their names in the environment without `CITECORE_`. */
export async function startProxy(settings = {}) {
  if (!PROGRAM) throw new Error("E2E_PROXY is not set: run the tests with `cargo xtask e2e`");
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const wanted = {
    WIDGET__PATH: join(ROOT, "target/widget"),
    LIMITS__PER_MINUTE: "1000",
    LIMITS__CONCURRENT: "20",
    ...settings,
  };
  for (const [name, value] of Object.entries(wanted)) env[`CITECORE_${name}`] = value;
  const child = spawn(PROGRAM, ["serve", "--listen", `127.0.0.1:${port}`], { cwd: ROOT, env });
  running.add(child);
  let log = "";
  child.stdout.on("data", (data) => (log += data));
  child.stderr.on("data", (data) => (log += data));
  const exited = once(child, "exit").then(([code]) => (running.delete(child), code));
  const proxy = {
    origin: `http://127.0.0.1:${port}`,
    log: () => log,
    /** Ends it as a service manager does, and fails where it doesn't end well. */
    async close() {
      child.kill("SIGTERM");
      const code = await exited;
      if (code !== 0) throw new Error(`the proxy ended with ${code}:\n${log}`);
    },
  };
  await ready(proxy.origin, child, () => log);
  return proxy;
}

/** Settings of a proxy whose answers a fake server writes, over five short articles. */
export const scripted = (fake) => ({
  UPSTREAM__KIND: "openai",
  UPSTREAM__BASE_URL: fake.address,
  UPSTREAM__MODEL: "scripted",
  UPSTREAM__API_KEY: KEY,
  KNOWLEDGE__PATH: join(ROOT, "tests/e2e/knowledge"),
});

/** A key that may never leave the proxy but to its upstream. */
export const KEY = "sk-tests-0123456789abcdef";

/** What all five of those articles are about. */
export const TRIPOD = "What does tripod care mean?";

async function ready(origin, child, log) {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`the proxy ended with ${child.exitCode}:\n${log()}`);
    const response = await fetch(`${origin}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the proxy isn't ready after 30 s:\n${log()}`);
}
