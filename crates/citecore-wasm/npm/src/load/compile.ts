import { invalid, isOurs, kind, said } from "../error.js";
import type { ModuleSource } from "../types.js";

/** Reads what lies at an address, as the platform does. */
export type Read = (address: URL | Request) => Promise<Response | BufferSource>;

/** Compiles what `init` was given. What lies elsewhere is fetched, unless `read` knows another way to it. */
export async function compile(given: unknown, read?: Read): Promise<WebAssembly.Module> {
  try {
    const source = (await given) as Exclude<ModuleSource, Promise<Response>>;
    if (source instanceof WebAssembly.Module) return source;
    if (source instanceof ArrayBuffer) return await WebAssembly.compile(source);
    if (ArrayBuffer.isView(source)) return await WebAssembly.compile(bytesOf(source));
    if (source instanceof URL || isOf("Request", source))
      return await compile(await (read ?? fetch)(source), read);
    if (isOf("Response", source)) return await fromResponse(source);
    throw invalid(
      "module",
      `expected bytes, a module, a URL, a request or a response, found ${kind(source)}`,
    );
  } catch (thrown) {
    if (isOurs(thrown)) throw thrown;
    throw invalid("module", `can't be loaded (${said(thrown)})`, thrown);
  }
}

/** Compiles while it is read where the server says what it is, which browsers insist on. */
async function fromResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok)
    throw new Error(`${response.status} ${response.statusText} ${response.url}`.trim());
  const type = response.headers.get("content-type") ?? "";
  const streams = /^application\/wasm$/i.test(type.trim()) && "compileStreaming" in WebAssembly;
  // For routes on edge, Next.js puts a function around each `WebAssembly.compile(…)`, in which nothing can be awaited.
  return streams
    ? await WebAssembly.compileStreaming(response)
    : await compile(new Uint8Array(await response.arrayBuffer()));
}

/** Node compiles no `DataView`. */
function bytesOf(view: ArrayBufferView<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

/** Is it what the platform calls so? Not all platforms know it. */
function isOf<Name extends "Request" | "Response">(
  name: Name,
  value: unknown,
): value is InstanceType<(typeof globalThis)[Name]> {
  const type = globalThis[name] as (typeof globalThis)[Name] | undefined;
  return type !== undefined && value instanceof type;
}
