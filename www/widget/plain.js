// The help center's plain search, in place of answers, where the page or the browser doesn't run WebAssembly. The loader
// fetches it then, and only then.
import { make } from "./make.js";
import style from "./plain.css" with { type: "text" };

/** Why there is no answer, and what is said of a search that finds nothing, or fails. */
const SAID = {
  en: [
    "Answers can’t be shown here: this page doesn’t allow them to run. You can search the articles instead.",
    "No article was found.",
    "The search failed. Please try again.",
  ],
  ar: [
    "لا يمكن عرض الإجابات هنا لأن هذه الصفحة لا تسمح بتشغيلها. يمكنك البحث في المقالات بدلاً من ذلك.",
    "لم يُعثر على أي مقالة.",
    "فشل البحث. يُرجى إعادة المحاولة.",
  ],
  de: [
    "Antworten können hier nicht gezeigt werden: Diese Seite lässt sie nicht laufen. Sie können stattdessen die Artikel durchsuchen.",
    "Es wurde kein Artikel gefunden.",
    "Die Suche ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  ],
  es: [
    "Aquí no se pueden mostrar respuestas: esta página no permite ejecutarlas. En su lugar puede buscar en los artículos.",
    "No se encontró ningún artículo.",
    "La búsqueda ha fallado. Inténtelo de nuevo.",
  ],
  fr: [
    "Les réponses ne peuvent pas s’afficher ici : cette page ne permet pas leur exécution. Vous pouvez rechercher dans les articles.",
    "Aucun article n’a été trouvé.",
    "La recherche a échoué. Veuillez réessayer.",
  ],
  ja: [
    "このページでは回答の実行が許可されていないため、表示できません。代わりに記事を検索できます。",
    "記事が見つかりませんでした。",
    "検索できませんでした。もう一度お試しください。",
  ],
  ko: [
    "이 페이지에서는 답변을 실행할 수 없어 보여 드릴 수 없습니다. 대신 문서를 검색할 수 있습니다.",
    "찾은 문서가 없습니다.",
    "검색하지 못했습니다. 다시 시도해 주세요.",
  ],
  zh: [
    "此页面不允许运行问答功能，因此无法显示回答。您可以改为搜索文章。",
    "没有找到文章。",
    "搜索失败，请重试。",
  ],
};

/** Articles that a search finds, as title and address. */
async function search(host, proxy, question) {
  const own = host.search;
  const knowledge = host.getAttribute("knowledge");
  if (knowledge === "zendesk") {
    const address = new URL("/api/v2/help_center/articles/search.json", location);
    address.searchParams.set("query", question);
    const locale = host.getAttribute("locale");
    if (locale) address.searchParams.set("locale", locale);
    const { results } = await json(await fetch(address));
    return results.map(({ title, html_url }) => ({ title, url: html_url }));
  }
  if (typeof own === "function") {
    const found = await own.call(host, [question], new AbortController().signal);
    return found.passages ?? found;
  }
  const base = (host.getAttribute("proxy")?.trim() || proxy).replace(/\/+$/, "");
  const body = JSON.stringify({ question, locale: host.getAttribute("locale") ?? undefined });
  const headers = { "Content-Type": "application/json" };
  const token = await (typeof host.token === "function" ? host.token() : host.token);
  if (token) headers.Authorization = `Bearer ${token}`;
  const { passages } = await json(
    await fetch(`${base}/v1/search`, { method: "POST", headers, body }),
  );
  const here = base || location.origin;
  return passages.map(({ title, url }) => ({ title, url: url && new URL(url, here + "/").href }));
}

const json = (response) =>
  response.ok ? response.json() : Promise.reject(new Error(`status ${response.status}`));

/**
 * Only such addresses are linked. A path begins with one slash: browsers take a backslash for another, and pass over white
 * space between the two.
 */
const isLink = (url) => /^(https?:\/\/|\/(?![/\\\s]))/i.test(url ?? "");

/** Puts the search into the shell of an element; `base` is the address that its scripts come from, `said` what is said. */
export function plain({ host, shell, said, base }) {
  // It is there already, or the element has left.
  if (!shell || shell.querySelector(".plain")) return;
  const { heading, field: label, ask } = said;
  const [why, nothing, failed] = SAID[said.lang ?? "en"];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const { shadowRoot } = host;
  shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];

  const inline = host.getAttribute("mode") === "inline";
  const question = shell.querySelector("textarea")?.value ?? "";
  const input = make("textarea", { part: "input", rows: 1, maxlength: 4000, "aria-label": label });
  input.value = question;
  const button = make("button", { class: "send", part: "send", type: "submit" }, ask);
  const form = make("form", { class: "composer", part: "composer" }, input, button);
  const list = make("ul", { part: "references" });
  const status = make("p", { role: "status" });
  const panel = make(
    "section",
    {
      class: inline ? "plain" : "plain floating",
      part: "panel",
      "aria-label": host.getAttribute("heading") || heading,
    },
    make("p", { role: "alert" }, why),
    form,
    status,
    list,
  );
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (!input.value.trim()) return;
    list.replaceChildren();
    status.textContent = "";
    try {
      const seen = new Set();
      for (const { title, url } of await search(host, new URL(base).origin, input.value.trim())) {
        if (seen.has(url ?? title)) continue;
        seen.add(url ?? title);
        const name = title || url;
        list.append(make("li", {}, isLink(url) ? make("a", { href: url }, name) : name));
      }
      if (seen.size === 0) status.textContent = nothing;
    } catch {
      status.textContent = failed;
    }
  };
  input.onkeydown = (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      form.requestSubmit();
    }
  };
  shell.replaceChildren(panel);
  input.focus({ preventScroll: true });
  if (question.trim()) form.requestSubmit();
}
