/** The wasm inside the JavaScript. */
export type Inside = () => Promise<{ default: string }>;

export async function fromBase64(inside: Inside): Promise<WebAssembly.Module> {
  const { default: base64 } = await inside();
  return WebAssembly.compile(decode(base64));
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
