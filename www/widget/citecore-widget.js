// The element `<citecore-widget>`, without the widget: a button or a field that fetches the rest at the first sign that
// somebody wants to ask. The build puts the names of the two files in place of `__APP_JS__` and `__APP_WASM__`.
import theme from "../../crates/widget/src/theme.css" with { type: "text" };
import launcher from "../../crates/widget/src/components/launcher/launcher.css" with { type: "text" };
import composer from "../../crates/widget/src/components/composer/composer.css" with { type: "text" };

const APP = new URL("__APP_JS__", import.meta.url);
const WASM = new URL("__APP_WASM__", import.meta.url);

let app;
/** The widget's module, fetched once for all elements of the page; again after a failure. */
const load = () =>
  (app ??= import(APP)
    .then((module) => module.default({ module_or_path: WASM }).then(() => module))
    .catch((error) => {
      app = undefined;
      throw error;
    }));

const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
};

class CitecoreWidget extends HTMLElement {
  /** What stands in the shadow root until the widget does. */
  #shell;
  #sheet;
  #handle;
  #mounting;

  connectedCallback() {
    if (this.#handle || this.#shell) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(theme + launcher + composer);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    this.#shell = make(
      "div",
      {},
      this.getAttribute("mode") === "inline" ? this.#field() : this.#button(),
    );
    for (const intent of ["pointerover", "focusin"]) {
      this.#shell.addEventListener(intent, () => load().catch(() => {}));
    }
    root.append(this.#shell);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      // An element that was only moved is connected again by now.
      if (this.isConnected) return;
      this.#handle?.unmount();
      this.#handle?.free();
      this.#handle = this.#mounting = undefined;
      this.#drop();
    });
  }

  /** Shows the panel and puts the cursor into its field. */
  async open() {
    (await this.#mount()).open();
  }

  /** Hides the panel. */
  close() {
    this.#handle?.close();
  }

  /** Asks a question; comes to the outcome. */
  async ask(question) {
    const handle = await this.#mount();
    handle.open();
    return handle.ask(String(question));
  }

  /** Stops the answer that is under way. */
  stop() {
    this.#handle?.stop();
  }

  /** Forgets the conversation. */
  clear() {
    this.#handle?.clear();
  }

  #button() {
    const button = make(
      "button",
      {
        class: "launcher",
        part: "button",
        type: "button",
        "aria-haspopup": "dialog",
        "aria-expanded": "false",
      },
      this.getAttribute("heading")?.trim() || "Ask the help center",
    );
    button.onclick = () => this.open().catch(() => {});
    return button;
  }

  #field() {
    const input = make("textarea", {
      part: "input",
      rows: 1,
      maxlength: 4000,
      "aria-label": "Ask a question",
      placeholder: this.getAttribute("placeholder")?.trim() || "Ask a question",
    });
    const button = make("button", { class: "send", part: "send", type: "submit" }, "Ask");
    const form = make("form", { class: "composer", part: "composer" }, input, button);
    form.onsubmit = (event) => {
      event.preventDefault();
      const question = input.value;
      if (!question.trim()) return;
      // What is being asked is no longer in the field, unless it can't be asked.
      input.value = "";
      const failed = () => (input.value = question);
      this.#mount().then((handle) => handle.ask(question).catch(() => {}), failed);
    };
    form.addEventListener("focusin", () => this.#mount().catch(() => {}));
    input.addEventListener("compositionstart", () => {
      input.composing = new Promise((resolve) => {
        input.addEventListener("compositionend", resolve, { once: true });
      }).finally(() => (input.composing = undefined));
    });
    input.onkeydown = (event) => {
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        form.requestSubmit();
      }
    };
    return form;
  }

  #mount() {
    this.#mounting ??= this.#replace().catch((error) => {
      this.#mounting = undefined;
      this.#fail(error);
      throw error;
    });
    return this.#mounting;
  }

  /** Puts the widget in place of the shell, with the text and the focus that the shell has. */
  async #replace() {
    const shell = this.#shell;
    if (!shell) throw new Error("the element is not in a document");
    shell.setAttribute("aria-busy", "true");
    const { mount } = await load().finally(() => shell.removeAttribute("aria-busy"));
    const input = shell.querySelector("textarea");
    // A text that an input method is composing would be lost.
    while (input?.composing) await input.composing;
    if (shell !== this.#shell) throw new Error("the element has left its document");
    const root = this.shadowRoot;
    const focused = shell.contains(root.activeElement) && root.activeElement.getAttribute("part");
    this.#handle = mount(root, this, { proxy: new URL(import.meta.url).origin });
    const successor = (part) => root.querySelector(`.citecore [part~="${part}"]`);
    if (focused) successor(focused).focus({ preventScroll: true });
    if (input) {
      const next = successor("input");
      next.value = input.value;
      next.setSelectionRange(input.selectionStart, input.selectionEnd, input.selectionDirection);
    }
    this.#drop();
    return this.#handle;
  }

  #drop() {
    this.#shell?.remove();
    this.#shell = undefined;
    const root = this.shadowRoot;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  #fail({ message }) {
    this.#shell?.querySelector("[role=alert]")?.remove();
    this.#shell?.append(
      make("p", { class: "failed", role: "alert" }, "This could not be loaded. Please try again."),
    );
    const detail = { code: "load", message };
    this.dispatchEvent(
      new CustomEvent("citecore:error", { detail, bubbles: true, composed: true }),
    );
  }
}

customElements.get("citecore-widget") ?? customElements.define("citecore-widget", CitecoreWidget);
