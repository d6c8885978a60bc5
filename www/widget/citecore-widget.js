// The element `<citecore-widget>`, without the widget: a button or a field that fetches the rest at the first sign that
// somebody wants to ask. The build puts the names of the files in place of `__APP_JS__` and the like.
import theme from "../../crates/widget/src/theme.css" with { type: "text" };
import launcher from "../../crates/widget/src/components/launcher/launcher.css" with { type: "text" };
import composer from "../../crates/widget/src/components/composer/composer.css" with { type: "text" };

const APP = new URL("__APP_JS__", import.meta.url);
const WASM = new URL("__APP_WASM__", import.meta.url);
const PLAIN = new URL("__PLAIN__", import.meta.url);
const FAILED = "This could not be loaded. Please try again.";

/** What the button, the field and its button are called until the widget is there. */
const SHELL = {
  en: ["Ask the help center", "Ask a question", "Ask"],
  ar: ["اسأل مركز المساعدة", "اطرح سؤالاً", "اسأل"],
  de: ["Fragen Sie das Hilfe-Center", "Stellen Sie eine Frage", "Fragen"],
  es: ["Pregunte al centro de ayuda", "Haga una pregunta", "Preguntar"],
  fr: ["Interroger le centre d’aide", "Posez une question", "Demander"],
  ja: ["ヘルプセンターに質問", "質問を入力してください", "質問する"],
  ko: ["도움말 센터에 질문하기", "질문을 입력하세요", "질문"],
  zh: ["向帮助中心提问", "请输入问题", "提问"],
};

/** The element's language, or its page's, or its reader's; and of the tables above the one to use. */
const languageOf = (host) => {
  const language =
    host.getAttribute("locale") || host.closest("[lang]")?.lang || navigator.language || "en";
  const base = language.split(/[-_]/)[0].toLowerCase();
  return [language, SHELL[base] ? base : "en"];
};

/** What the widget says in the element's language. English words are its own; without others it makes do with them. */
const wordsOf = async (host) => {
  const [language, base] = languageOf(host);
  const file = new URL("__WORDS__".replace("~", base), import.meta.url);
  const words =
    base !== "en" &&
    (await fetch(file).then(
      (response) => response.json(),
      () => {},
    ));
  return { language, words };
};

/** Is that the hotkey, `/` or `mod+k`? A key alone is none while somebody types. */
const isHotkey = (event, hotkey) => {
  const held = hotkey.trim().toLowerCase().split("+");
  const key = held.pop() || "+";
  const has = (name) => held.includes(name);
  const { ctrlKey, metaKey, altKey } = event;
  const typing = event.composedPath()[0].closest?.("input,textarea,select,[contenteditable]");
  return (
    event.key?.toLowerCase() === key &&
    (has("mod") ? ctrlKey !== metaKey : ctrlKey === has("ctrl") && metaKey === has("meta")) &&
    altKey === has("alt") &&
    (event.shiftKey || !has("shift")) &&
    (held.length > 0 || !typing) &&
    !event.defaultPrevented
  );
};

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

  static observedAttributes = ["locale"];

  async attributeChangedCallback() {
    if (!this.#handle) return;
    const options = await wordsOf(this);
    if (options.language === languageOf(this)[0]) this.#handle?.localize(options);
  }

  connectedCallback() {
    if (this.#handle || this.#shell) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(theme + launcher + composer);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    const base = languageOf(this)[1];
    this.#shell = make(
      "div",
      { lang: base, dir: base === "ar" ? "rtl" : "ltr" },
      this.getAttribute("mode") === "inline" ? this.#field(SHELL[base]) : this.#button(SHELL[base]),
    );
    for (const intent of ["pointerover", "focusin"]) {
      this.#shell.addEventListener(intent, () => load().catch(() => {}));
    }
    root.append(this.#shell);
    addEventListener("keydown", this.#pressed);
  }

  #pressed = (event) => {
    const hotkey = this.getAttribute("hotkey");
    if (!hotkey || !isHotkey(event, hotkey)) return;
    event.preventDefault();
    this.open().catch(() => {});
  };

  disconnectedCallback() {
    queueMicrotask(() => {
      // An element that was only moved is connected again by now.
      if (this.isConnected) return;
      removeEventListener("keydown", this.#pressed);
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

  #button([heading]) {
    const button = make(
      "button",
      {
        class: "launcher",
        part: "button",
        type: "button",
        "aria-haspopup": "dialog",
        "aria-expanded": "false",
      },
      this.getAttribute("heading")?.trim() || heading,
    );
    button.onclick = () => this.open().catch(() => {});
    return button;
  }

  #field([, label, ask]) {
    const input = make("textarea", {
      part: "input",
      rows: 1,
      maxlength: 4000,
      "aria-label": label,
      placeholder: this.getAttribute("placeholder")?.trim() || label,
    });
    const button = make("button", { class: "send", part: "send", type: "submit" }, ask);
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
    const loading = Promise.all([load(), wordsOf(this)]);
    const [{ mount }, words] = await loading.finally(() => shell.removeAttribute("aria-busy"));
    const input = shell.querySelector("textarea");
    // A text that an input method is composing would be lost.
    while (input?.composing) await input.composing;
    if (shell !== this.#shell) throw new Error("the element has left its document");
    const root = this.shadowRoot;
    const focused = shell.contains(root.activeElement) && root.activeElement.getAttribute("part");
    this.#handle = mount(root, this, { proxy: PLAIN.origin, ...words });
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

  #fail({ name, message }) {
    const shell = this.#shell;
    // The plain search is there already.
    if (shell?.querySelector(".plain")) return;
    shell?.querySelector("[role=alert]")?.remove();
    shell?.append(make("p", { class: "failed", role: "alert" }, FAILED));
    const blocked = name === "CompileError";
    const detail = { code: blocked ? "wasm" : "load", message };
    this.dispatchEvent(
      new CustomEvent("citecore:error", { detail, bubbles: true, composed: true }),
    );
    if (!shell || !blocked) return;
    const language = languageOf(this)[1];
    const { origin } = PLAIN;
    import(PLAIN).then(
      ({ plain }) =>
        plain({ host: this, shell, make, proxy: origin, language, words: SHELL[language] }),
      () => {},
    );
  }
}

customElements.get("citecore-widget") ?? customElements.define("citecore-widget", CitecoreWidget);
