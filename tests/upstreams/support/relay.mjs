// A wire to the model, which tells when a request on it is given up: the model itself doesn't say that nobody listens any more.
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Passes every connection on to that port of this machine. */
export async function startRelay(port) {
  const wires = new Set();
  let latest;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const wire = { near, open: true };
    wires.add(wire);
    near.on("data", () => (latest = wire));
    near.pipe(far).on("error", () => {});
    far.pipe(near).on("error", () => {});
    // Where the model is gone, what it has said is passed on first; where the proxy is, nobody wants more.
    far.on("close", () => near.end());
    near.on("close", () => {
      wire.open = false;
      wires.delete(wire);
      far.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** The connection that something was last asked on. */
    latest: () => latest,
    stop() {
      server.close();
      wires.forEach((wire) => wire.near.destroy());
    },
  };
}
