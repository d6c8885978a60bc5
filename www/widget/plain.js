// The help center's plain search, in place of answers, where the page or the browser doesn't run WebAssembly. It is fetched
// then, and only then.
import { ENGLISH, localeOf } from "./language.js";
import { LONGEST, make } from "./make.js";
import style from "./plain.css" with { type: "text" };

/** Why there is no answer, and what is said of a search that finds something, or nothing, or fails. */
const SAID = {
  en: [
    "Answers can’t be shown here: this page or your browser doesn’t allow them to run. You can search the articles instead.",
    "Articles found: {count}",
    "No article was found.",
    "The search failed. Please try again.",
  ],
  ar: [
    "لا يمكن عرض الإجابات هنا لأن هذه الصفحة أو متصفحك لا يسمح بتشغيلها. يمكنك البحث في المقالات بدلاً من ذلك.",
    "عدد المقالات التي عُثر عليها: {count}",
    "لم يُعثر على أي مقالة.",
    "فشل البحث. يُرجى إعادة المحاولة.",
  ],
  de: [
    "Antworten können hier nicht gezeigt werden: Diese Seite oder Ihr Browser lässt sie nicht laufen. Sie können stattdessen die Artikel durchsuchen.",
    "Gefundene Artikel: {count}",
    "Es wurde kein Artikel gefunden.",
    "Die Suche ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  ],
  es: [
    "Aquí no se pueden mostrar respuestas: esta página o su navegador no permite ejecutarlas. En su lugar puede buscar en los artículos.",
    "Artículos encontrados: {count}",
    "No se encontró ningún artículo.",
    "La búsqueda ha fallado. Inténtelo de nuevo.",
  ],
  fr: [
    "Les réponses ne peuvent pas s’afficher ici : cette page ou votre navigateur ne permet pas leur exécution. Vous pouvez rechercher dans les articles.",
    "Articles trouvés : {count}",
    "Aucun article n’a été trouvé.",
    "La recherche a échoué. Veuillez réessayer.",
  ],
  ja: [
    "このページまたはお使いのブラウザーでは回答の実行が許可されていないため、表示できません。代わりに記事を検索できます。",
    "記事が {count} 件見つかりました。",
    "記事が見つかりませんでした。",
    "検索できませんでした。もう一度お試しください。",
  ],
  ko: [
    "이 페이지나 브라우저에서는 답변을 실행할 수 없어 보여 드릴 수 없습니다. 대신 문서를 검색할 수 있습니다.",
    "문서 {count}개를 찾았습니다.",
    "찾은 문서가 없습니다.",
    "검색하지 못했습니다. 다시 시도해 주세요.",
  ],
  zh: [
    "此页面或您的浏览器不允许运行问答功能，因此无法显示回答。您可以改为搜索文章。",
    "找到 {count} 篇文章。",
    "没有找到文章。",
    "搜索失败，请重试。",
  ],
};

/** Articles that a search finds, as title and address. */
async function articles(host, proxy, question, signal) {
  const own = host.search;
  const knowledge = host.getAttribute("knowledge");
  const locale = localeOf(host);
  if (knowledge === "zendesk") {
    const address = new URL("/api/v2/help_center/articles/search.json", location);
    address.searchParams.set("query", question);
    if (locale) address.searchParams.set("locale", locale.toLowerCase());
    const { results } = await json(await fetch(address, { signal }));
    return results.map(({ title, html_url }) => ({ title, url: html_url }));
  }
  if (typeof own === "function") {
    const found = await own.call(host, [question], signal);
    return found.passages ?? found;
  }
  const base = (host.getAttribute("proxy")?.trim() || proxy).replace(/\/+$/, "");
  const body = JSON.stringify({ question, locale });
  const headers = { "Content-Type": "application/json" };
  const token = await (typeof host.token === "function" ? host.token() : host.token);
  if (token) headers.Authorization = `Bearer ${token}`;
  const { passages } = await json(
    await fetch(`${base}/v1/search`, { method: "POST", headers, body, signal }),
  );
  const here = `${base || location.origin}/`;
  // What is no address leaves a title without a link.
  const whole = (url) => url && URL.canParse(url, here) && new URL(url, here).href;
  return passages.map(({ title, url }) => ({ title, url: whole(url) }));
}

const json = (response) =>
  response.ok ? response.json() : Promise.reject(new Error(`status ${response.status}`));

/**
 * Only such addresses are linked. A path begins with one slash: browsers take a backslash for another, and pass over white
 * space between the two.
 */
const isLink = (url) => /^(https?:\/\/|\/(?![/\\\s]))/i.test(url ?? "");

/**
 * Is that key pressed, for none but the search? While an input method composes, all keys are the method's, which Safari says of the
 * one that ends a composition by its code alone.
 */
const presses = (event, key) => event.key === key && !event.isComposing && event.keyCode !== 229;

/** The field, and what the search for it finds. */
function searching(host, base, said) {
  const [, some, nothing, failed] = SAID[said.lang];
  const attributes = { part: "input", rows: 1, maxlength: LONGEST, "aria-label": said.field };
  const input = make("textarea", attributes);
  const button = make("button", { class: "send", part: "send", type: "submit" }, said.ask);
  const form = make("form", { class: "composer", part: "composer" }, input, button);
  const status = make("p", { role: "status" });
  const list = make("ul", { part: "references" });
  let search = new AbortController();
  const stop = () => search.abort();
  const clear = () => {
    stop();
    list.replaceChildren();
    status.textContent = "";
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const question = input.value.trim();
    if (!question) return;
    clear();
    const { signal } = (search = new AbortController());
    try {
      const found = await articles(host, new URL(base).origin, question, signal);
      // Another search has begun since.
      if (signal.aborted) return;
      const seen = new Set();
      for (const { title, url } of found) {
        if (seen.has(url ?? title)) continue;
        seen.add(url ?? title);
        const name = title || url;
        list.append(make("li", {}, isLink(url) ? make("a", { href: url }, name) : name));
      }
      status.textContent = seen.size ? some.replace("{count}", seen.size) : nothing;
    } catch {
      if (!signal.aborted) status.textContent = failed;
    }
  };
  input.onkeydown = (event) => {
    if (presses(event, "Enter") && !event.shiftKey) {
      event.preventDefault();
      form.requestSubmit();
    }
  };
  return { input, form, shown: [form, status, list], stop, clear };
}

/**
 * Puts the search into the shadow root of an element, behind the button of its shell, where that has one. `words` are what is said in
 * another language than English, `base` is the address that the scripts come from, `error` why there is no widget. Gives the
 * handle, which the element uses as the widget's.
 */
export function plain({ host, shell, words, base, error }) {
  const said = { lang: "en", direction: "ltr", close: "Close", ...ENGLISH, ...words };
  const { shadowRoot } = host;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
  const emit = (name, detail) =>
    host.dispatchEvent(
      new CustomEvent(`citecore:${name}`, { detail, bubbles: true, composed: true }),
    );

  const launcher = shell.querySelector(".launcher");
  const { input, form, shown, stop, clear } = searching(host, base, said);
  const panel = make(
    "section",
    {
      class: launcher ? "plain floating" : "plain",
      part: "panel",
      role: launcher ? "dialog" : "region",
      "aria-label": host.getAttribute("heading") || said.heading,
    },
    make("p", { role: "alert" }, SAID[said.lang][0]),
    ...shown,
  );
  const content = make("div", { class: "citecore", lang: said.lang, dir: said.direction }, panel);
  shadowRoot.append(content);

  /** Shows one of panel and button; a panel in the flow of the page stays. */
  const show = (open) => {
    if (!launcher || panel.hidden !== open) return;
    panel.hidden = !open;
    launcher.hidden = open;
    launcher.setAttribute("aria-expanded", open);
    emit(open ? "open" : "close");
  };
  const hide = () => {
    show(false);
    launcher.focus();
  };
  if (launcher) {
    panel.hidden = true;
    content.prepend(launcher);
    const close = make("button", { class: "close", type: "button", "aria-label": said.close }, "×");
    close.onclick = hide;
    panel.prepend(close);
    panel.onkeydown = (event) => {
      if (!presses(event, "Escape")) return;
      // Else it would close a dialog of the page's that the search is in, too.
      event.stopPropagation();
      event.preventDefault();
      hide();
    };
  }

  const { message } = error;
  const code = "wasm";
  emit("error", { code, message });
  return {
    open() {
      show(true);
      input.focus({ preventScroll: true });
    },
    close() {
      const focused = host.matches(":focus-within");
      show(false);
      if (focused) launcher?.focus();
    },
    async ask(question) {
      input.value = question;
      form.requestSubmit();
      throw Object.assign(new Error(message), { code });
    },
    stop,
    clear,
    unmount() {
      stop();
      content.remove();
      shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
