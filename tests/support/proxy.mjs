// The real proxy as a process of its own, on a port that it is given by the system.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./root.mjs";

const running = new Set();
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** So long it may take until it listens, in milliseconds. */
const LATEST = 30_000;

/**
 * Starts a program with these settings, by their names in the environment without `CITECORE_`, and waits until it listens. `environment` is
 * the rest of its environment.
 */
export async function serve(program, settings, environment) {
  const env = { ...environment };
  for (const [name, value] of Object.entries(settings)) env[`CITECORE_${name}`] = value;
  const child = spawn(program, ["serve", "--listen", "127.0.0.1:0"], { cwd: ROOT, env });
  running.add(child);
  let log = "";
  let said = "";
  const exited = once(child, "close").then(([code]) => (running.delete(child), code));
  const listening = new Promise((resolve) => {
    child.stdout.on("data", (data) => {
      said += data;
      const [, origin] = /(http:\/\/\S+)\s/.exec(said) ?? [];
      if (origin) resolve(origin);
    });
  });
  child.stderr.on("data", (data) => (log += data));
  const late = setTimeout(() => child.kill("SIGKILL"), LATEST);
  const origin = await Promise.race([listening, exited]);
  clearTimeout(late);
  if (typeof origin !== "string") throw new Error(`the proxy ended with ${origin}:\n${said}${log}`);
  return {
    origin,
    log: () => said + log,
    /** Ends it as a service manager does, and fails where it doesn't end well. */
    async close() {
      child.kill("SIGTERM");
      const code = await exited;
      if (code !== 0) throw new Error(`the proxy ended with ${code}:\n${said}${log}`);
    },
  };
}
