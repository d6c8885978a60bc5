// The element `<citecore-widget>`, without the widget: a button or a field, which fetches the rest at the first sign that
// somebody wants to ask. Every page loads it, so that it does nothing but this; what comes after is in `app.js`.
import { app, first, more } from "./files.js";
import { ENGLISH, languageBy } from "./language.js";
import { LONGEST, make } from "./make.js";

let loading;
/** What mounts the widget; fetched once for all elements of the page, and again after a failure. */
const load = () =>
  (loading ??= Promise.all([app(), first()])
    .then(([module, wasm]) => module.begin(wasm))
    .catch((error) => {
      loading = undefined;
      error.code = "load";
      throw error;
    }));

/** Somebody may be about to ask. */
const intend = () => load().catch(() => {});

// The build puts `shell.css` in. The widget's own style comes on top of it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(__STYLE__);

/** The elements of the page: each has a place to itself, and the same on every page where they come in the same order. */
const places = [];

/**
 * The element. What a page may give it as properties is read when it is needed, and is never an attribute:
 *
 * @property {(queries: string[], signal: AbortSignal) => Promise<unknown>} [search] In place of the proxy's search.
 * @property {(messages: object[], signal: AbortSignal) => AsyncIterable<string>} [complete] In place of its model.
 * @property {string | ((refused?: string) => string | undefined | Promise<string | undefined>)} [token] The reader's token for
 *   the proxy; a function is asked at each question, and once more, with the token, where that is refused.
 * @property {Record<string, string | object>} [strings] Words of the page's own.
 */
class CitecoreWidget extends HTMLElement {
  /** What its conversation is called in the tab's session. */
  #session;
  /** What stands in the shadow root until the widget does. */
  #shell;
  /** Its words. */
  #said = ENGLISH;
  #handle;
  #mounting;

  connectedCallback() {
    if (this.#shell || this.#handle) return;
    let place = 0;
    while (places[place] !== this && places[place]?.isConnected) place += 1;
    places[place] = this;
    this.#session = "citecore-conversation" + (place || "");
    if (!this.shadowRoot) this.attachShadow({ mode: "open" }).adoptedStyleSheets.push(sheet);
    this.#shell = make("div");
    this.#shell.onpointerover = intend;
    this.shadowRoot.append(this.#shell);
    this.#show(this.#shell);
  }

  static observedAttributes = ["hotkey"];

  attributeChangedCallback() {
    more()
      .then((module) => module.hotkey(this))
      .catch(() => {});
  }

  /** Puts the button or the field into the shell. */
  async #show(shell) {
    this.#said = /^en/i.test(languageBy(this))
      ? ENGLISH
      : await more()
          .then((module) => module.name(this, shell))
          .catch(() => ENGLISH);
    shell.append(this.getAttribute("mode") === "inline" ? this.#field() : this.#button());
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      // An element that was only moved is connected again by now.
      if (this.isConnected) return;
      this.#handle?.unmount();
      this.#shell = this.#handle = this.#mounting = this.#shell?.remove();
    });
  }

  /** Shows the panel and puts the cursor into its field. */
  async open() {
    (await this.#mount()).open();
  }

  /** Hides the panel. */
  close() {
    this.#tell("close");
  }

  /** Asks a question; comes to the outcome. */
  async ask(question) {
    const handle = await this.#mount();
    handle.open();
    return handle.ask(question);
  }

  /** Stops the answer that is under way. */
  stop() {
    this.#tell("stop");
  }

  /** Forgets the conversation, one of an earlier page too. */
  clear() {
    this.#tell("clear");
    try {
      sessionStorage.removeItem(this.#session);
    } catch {
      // Where nothing may be stored, nothing is.
    }
  }

  /** Tells the widget, once it is there, behind what it was told before; nothing where nobody has wanted it. */
  #tell(what) {
    this.#mounting?.then(
      (handle) => handle[what](),
      () => {},
    );
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
      this.getAttribute("heading") || this.#said.heading,
    );
    button.onfocus = intend;
    button.onclick = () => this.open().catch(() => {});
    return button;
  }

  #field() {
    const input = make("textarea", {
      part: "input",
      rows: 1,
      "aria-label": this.#said.field,
      placeholder: this.getAttribute("placeholder") || this.#said.field,
    });
    const button = make("button", { class: "send", part: "send" }, this.#said.ask);
    const form = make("form", { class: "composer", part: "composer" }, input, button);
    form.onsubmit = (event) => {
      event.preventDefault();
      const question = input.value;
      // What may be too long stays: the field that comes tells how long it may be.
      if (!question.trim() || question[LONGEST] || input.readOnly) return;
      // It is to be seen until it is asked, and goes on to no other field then.
      input.readOnly = true;
      this.ask(question)
        .catch(() => {})
        .then(() => (input.readOnly = false));
    };
    input.onfocus = () => this.#mount().catch(() => {});
    input.addEventListener("compositionstart", () => (input.composes = true));
    input.addEventListener("compositionend", () => (input.composes = false));
    input.onkeydown = (event) => {
      // While an input method composes, the code is 229; of the Enter that ends it, in Safari alone.
      if (event.keyCode === 13 && !event.shiftKey) {
        event.preventDefault();
        form.requestSubmit();
      }
    };
    return form;
  }

  #mount() {
    const mounting = (this.#mounting ??= this.#replace().catch((error) => {
      // An element that was taken off and put back meanwhile mounts anew, which this one has no part in.
      if (mounting === this.#mounting) this.#fail(error);
      throw error;
    }));
    return mounting;
  }

  /** Puts the widget, or what there is instead, in place of the shell. */
  async #replace() {
    const shell = this.#shell;
    shell?.setAttribute("aria-busy", "true");
    const take = await load().finally(() => shell?.removeAttribute("aria-busy"));
    const there = (it = shell) => it && (it === this.#shell || it === this.#handle);
    await take(this, shell, there, (handle) => (this.#handle = handle), this.#session);
    this.#shell = shell.remove();
    return this.#handle;
  }

  #fail({ code, message }) {
    const shell = this.#shell;
    // Before anybody is told, who may try again at once.
    this.#mounting = shell?.querySelector(".failed")?.remove();
    shell?.append(make("p", { class: "failed", role: "alert" }, this.#said.failed));
    this.dispatchEvent(
      new CustomEvent("citecore:error", {
        detail: { code, message },
        bubbles: true,
        composed: true,
      }),
    );
  }
}

customElements.get("citecore-widget") ?? customElements.define("citecore-widget", CitecoreWidget);
