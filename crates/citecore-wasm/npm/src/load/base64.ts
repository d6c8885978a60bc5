/** The wasm inside the JavaScript. */
export async function fromBase64(): Promise<WebAssembly.Module> {
  const { default: base64 } = await import("../base64.js");
  return WebAssembly.compile(decode(base64));
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
