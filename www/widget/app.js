// What the loader fetches at the first sign of intent, with the first part of the wasm: puts the widget in place of the
// loader's button or field, and gets the second part, so that it is there when a question is typed.
import { begin, join, mount } from "./bindings.js";
import { rest } from "./files.js";

export { begin };

let joining;
/** Has the wasm whole; fetched once for all elements of the page, and again after a failure. */
const whole = () =>
  (joining ??= rest()
    .then(join)
    .catch((error) => {
      joining = undefined;
      throw error;
    }));

/**
 * Mounts the widget of the element `host`, with the text and the focus that its shell has, and gives `keep` its handle at
 * once. Errors: the shell isn't there, by what `isThere` says.
 */
export async function take(host, shell, isThere, proxy, keep) {
  const input = shell?.querySelector("textarea");
  // A text that an input method is composing would be lost.
  while (isThere() && input?.composes) {
    await new Promise((resolve) =>
      input.addEventListener("compositionend", resolve, { once: true }),
    );
  }
  if (!isThere()) throw new Error("the element is not in a document");
  const root = host.shadowRoot;
  const focused = shell.contains(root.activeElement) && root.activeElement.getAttribute("part");
  keep(mount(root, host, { proxy, rest: whole }));
  const successor = (part) => root.querySelector(`.citecore [part~="${part}"]`);
  if (focused) successor(focused).focus({ preventScroll: true });
  if (input) {
    const next = successor("input");
    next.value = input.value;
    next.setSelectionRange(input.selectionStart, input.selectionEnd, input.selectionDirection);
  }
  // After the panel is painted. Who asks before that, or after a failure, waits for it.
  requestAnimationFrame(() => setTimeout(() => whole().catch(() => {})));
}
