// Folders as a site for a browser, on a port that the system gives.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** Has a server listen; gives its origin and what ends it, with all connections that are open. */
export async function listening(server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}

/** Serves folders, each at the path that it is named by, with these headers. What has a path of its own comes before `/`. */
export function serveFolders(folders, headers = {}) {
  const paths = Object.keys(folders).toSorted((one, other) => other.length - one.length);
  const found = async (pathname) => {
    const path = paths.find((path) => pathname.startsWith(path));
    const name = decodeURIComponent(pathname.slice(path.length)) || "index.html";
    return { name, body: await readFile(join(folders[path], name)).catch(() => null) };
  };
  const server = createServer(async ({ url }, response) => {
    const { name, body } = await found(new URL(url, "http://localhost").pathname);
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    response.writeHead(body ? 200 : 404, { "content-type": type, ...headers });
    response.end(body ?? "");
  });
  return listening(server);
}
