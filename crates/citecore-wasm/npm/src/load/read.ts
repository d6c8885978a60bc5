/** Reads files, for Node, Deno and Bun: `fetch` has no way to them in Node. */
export async function read(address: URL | Request): Promise<Response | BufferSource> {
  if (!(address instanceof URL && address.protocol === "file:")) return fetch(address);
  const { readFile } = await import("node:fs/promises");
  return readFile(address);
}
