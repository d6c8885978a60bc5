/** Texts of so many characters are written one by one, which takes less than to call what writes them at once. */
const SHORT_TO_WRITE = 64;

/** Writes a short text of ASCII characters, a byte each. Gives whether it is one. */
export function wroteShort(text: string, bytes: Uint8Array, start: number): boolean {
  const { length } = text;
  if (length > SHORT_TO_WRITE) return false;
  for (let at = 0; at < length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 127) return false;
    bytes[start + at] = unit;
  }
  return true;
}
