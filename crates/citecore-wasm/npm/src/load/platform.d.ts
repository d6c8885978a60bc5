// The little of other platforms that is used here, without all of their types.
declare module "node:fs/promises" {
  export function readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
}

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
