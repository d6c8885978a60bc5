// The element `<citecore-widget>`, without the widget: a button or a field, which fetches the rest at the first sign that
// somebody wants to ask. Every page loads it, so that it does nothing but this; what comes after is in `app.js`.
import { app, base, first } from "./files.js";

let loading;
/** The widget's module, ready to mount; fetched once for all elements of the page, and again after a failure. */
const load = () =>
  (loading ??= Promise.all([app(), first()])
    .then(async ([module, wasm]) => {
      await module.begin(wasm);
      return module;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    }));

const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
};

class CitecoreWidget extends HTMLElement {
  /** What stands in the shadow root until the widget does, and its style. */
  #shell;
  #sheet;
  #handle;
  #mounting;

  connectedCallback() {
    if (this.#handle || this.#shell) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#sheet = new CSSStyleSheet();
    // The build puts `shell.css` in.
    this.#sheet.replaceSync(__STYLE__);
    root.adoptedStyleSheets.push(this.#sheet);
    this.#shell = make("div");
    this.#shell.append(this.getAttribute("mode") === "inline" ? this.#field() : this.#button());
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

  #said(attribute, otherwise) {
    return this.getAttribute(attribute)?.trim() || otherwise;
  }

  #button() {
    const button = make(
      "button",
      {
        class: "launcher",
        part: "button",
        "aria-haspopup": "dialog",
        "aria-expanded": "false",
      },
      this.#said("heading", "Ask the help center"),
    );
    button.onclick = () => this.open().catch(() => {});
    return button;
  }

  #field() {
    const label = "Ask a question";
    const input = make("textarea", {
      part: "input",
      rows: 1,
      maxlength: 4000,
      "aria-label": label,
      placeholder: this.#said("placeholder", label),
    });
    const button = make("button", { class: "send", part: "send" }, "Ask");
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
    for (const type of ["compositionstart", "compositionend"]) {
      input.addEventListener(type, () => (input.composes = type === "compositionstart"));
    }
    input.onkeydown = (event) => {
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        form.requestSubmit();
      }
    };
    return form;
  }

  #mount() {
    return (this.#mounting ??= this.#replace().catch((error) => {
      this.#mounting = undefined;
      this.#fail(error);
      throw error;
    }));
  }

  /** Puts the widget in place of the shell. */
  async #replace() {
    const shell = this.#shell;
    shell?.setAttribute("aria-busy", "true");
    const { take } = await load().finally(() => shell?.removeAttribute("aria-busy"));
    const there = () => shell && shell === this.#shell;
    await take(this, shell, there, new URL(base).origin, (handle) => (this.#handle = handle));
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
    this.#shell?.querySelector("p")?.remove();
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
