import { checkNames, checkObject, field, invalid, kind } from "./error.js";
import type { AnyHandlers } from "./types.js";

const HANDLERS = ["search", "complete", "judge", "onProgress"];
const OPTIONS = ["profile", "signal"];

/** The handlers, each read once: what a getter gives may differ from one time to the next. */
export function checkHandlers(handlers: unknown): AnyHandlers {
  const given = checkObject(handlers, "handlers");
  // Handlers may be methods of what has fields of its own: only a function is taken for a handler that is misspelt.
  const counts = (name: string) => typeof field(given, name, "handlers") === "function";
  checkNames(given, HANDLERS, "handlers", counts);
  const checked: Record<string, unknown> = {};
  for (const name of HANDLERS) {
    const handler = field(given, name, "handlers");
    const optional = name === "judge" || name === "onProgress";
    if (typeof handler === "function") {
      checked[name] = (...told: unknown[]) => Reflect.apply(handler, given, told);
    } else if (!(optional && handler === undefined)) {
      throw invalid(`handlers.${name}`, `expected a function, found ${kind(handler)}`);
    }
  }
  return checked as unknown as AnyHandlers;
}

/** The options, each read once. */
export function checkOptions(options: unknown): { profile?: unknown; signal?: AbortSignal } {
  if (options === undefined) return {};
  const given = checkObject(options, "options");
  checkNames(given, OPTIONS, "options");
  const profile = field(given, "profile", "options");
  const signal = field(given, "signal", "options");
  if (signal === undefined) return { profile };
  const path = "options.signal";
  // What `until` uses of it: whether it is one of the platform's matters to nobody.
  const types = ["aborted", "addEventListener", "removeEventListener"].map(
    (name) => typeof field(checkObject(signal, path, "a signal"), name, path),
  );
  if (types.join() !== "boolean,function,function") {
    const own = field(checkObject(signal, path, "a signal"), "signal", path);
    const hint = own === undefined ? "" : ": a controller has its own in `signal`";
    throw invalid(path, `expected a signal, found ${kind(signal)}${hint}`);
  }
  return { profile, signal: signal as AbortSignal };
}
