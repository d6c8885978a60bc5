// What the loader fetches at the first sign of intent, with the first part of the wasm: puts the widget in place of the
// loader's button or field, and gets the second part, so that it is there when a question is typed. Where WebAssembly doesn't
// run, a plain search takes that place.
import { begin as run, join, mount } from "./bindings.js";
import { copy } from "./copy.js";
import { base, plain, rest } from "./files.js";
import { languageOf, localeOf, speaker } from "./language.js";
import { LONGEST } from "./make.js";
import { wordsOf } from "./words.js";

/** Runs the first part, and gives what takes the place of a shell. */
export const begin = (source) =>
  run(source)
    .then(() => widget, instead)
    .then(
      (make) => (host, shell, isThere, keep, session) =>
        take(make, { host, shell, isThere, keep, session }),
    );

/** Does the least module there is compile? It doesn't where the page's policy refuses it, nor where a browser has none. */
function compiles() {
  try {
    return !!new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    return false;
  }
}

/** What makes the plain search, where WebAssembly doesn't run. Errors: it does, and what was fetched is no wasm. */
async function instead(error) {
  if (compiles()) throw error;
  const search = await plain();
  return ({ host, shell }, { words }) => search.plain({ host, shell, words, base, error });
}

let joining;
/** Has the wasm whole; fetched once for all elements of the page, and again after a failure. */
const whole = () =>
  (joining ??= rest()
    .then(join)
    .catch((error) => {
      joining = undefined;
      throw error;
    }));

/** What attributes may say that take one of a few words. */
const WORDS = {
  knowledge: ["proxy", "zendesk", "page"],
  mode: ["button", "inline"],
  profile: ["support", "verified", "tagged", "diverse"],
  theme: ["auto", "light", "dark"],
  verify: ["on", "off", "toggle"],
};

/** Tells whoever built the page what it says that nobody knows, and that is passed over therefore. */
function warn(host) {
  const tell = (name, wanted) =>
    console.warn(`<citecore-widget>: ${name}="${host.getAttribute(name)}" isn't ${wanted}`);
  for (const name in WORDS) {
    const value = host.getAttribute(name);
    if (value && !WORDS[name].includes(value)) tell(name, `one of: ${WORDS[name].join(", ")}`);
  }
  const address = "an address, as https://example.com";
  const proxy = host.getAttribute("proxy");
  if (proxy && !/^(https?:)?\//i.test(proxy)) tell("proxy", address);
  // Without a scheme, it is one of the page's own.
  if (/^\s*(?!https?:|mailto:)[a-z]\w*:/i.test(host.getAttribute("handoff"))) {
    tell("handoff", address);
  }
  if (host.getAttribute("locale") && !localeOf(host)) {
    tell("locale", "a language tag, as en or pt-BR");
  }
}

/**
 * Puts what `make` makes in place of the shell of the element `host`, with the text and the focus that the shell has, and gives
 * `keep` its handle at once. `isThere` says whether the shell is, or what took its place. Errors: the shell isn't there.
 */
async function take(make, { host, shell, isThere, keep, session }) {
  warn(host);
  const language = languageOf(host);
  const words = await wordsOf(host);
  const input = shell?.querySelector("textarea");
  // A text that an input method is composing would be lost.
  while (isThere() && input?.composes) {
    await new Promise((resolve) =>
      input.addEventListener("compositionend", resolve, { once: true }),
    );
  }
  if (!isThere()) {
    throw Object.assign(new Error("the element is not in a document"), { code: "unmounted" });
  }
  const root = host.shadowRoot;
  const focused = shell.contains(root.activeElement) && root.activeElement.getAttribute("part");
  keep(make({ host, shell, isThere, session }, { language, words }));
  const successor = (part) => root.querySelector(`.citecore [part~="${part}"]`);
  if (focused) successor(focused).focus({ preventScroll: true });
  if (input && !input.readOnly) {
    const next = successor("input");
    next.value = input.value;
    next.setSelectionRange(input.selectionStart, input.selectionEnd, input.selectionDirection);
    // Sent, it would stay there too, but it is told why.
    if ([...next.value].length > LONGEST) next.form.requestSubmit();
  }
}

/** Mounts the widget; gives its handle. */
function widget({ host, isThere, session }, { language, words }) {
  const options = { proxy: new URL(base).origin, session, rest: whole, copy, language, words };
  const handle = mount(host.shadowRoot, host, options);
  const observer = new MutationObserver(async (changes) => {
    if (localeOf(host) && changes.every((change) => change.attributeName === "lang")) return;
    const language = languageOf(host);
    const words = await wordsOf(host);
    // Since then the page may have thought again, or taken the element off.
    if (language === languageOf(host) && isThere(handle)) handle.localize({ language, words });
  });
  for (const node of [host, speaker(host)]) {
    observer.observe(node, { attributeFilter: ["lang", "locale"] });
  }
  // Nobody else ends it: the element may be put back, and has an observer of its next widget's then.
  const { unmount } = handle;
  handle.unmount = () => {
    observer.disconnect();
    unmount.call(handle);
    handle.free();
  };
  // After the panel is painted. Who asks before that, or after a failure, waits for it.
  requestAnimationFrame(() => setTimeout(() => whole().catch(() => {})));
  return handle;
}
