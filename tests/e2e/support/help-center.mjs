// A help center as Zendesk's are: the interface as it is documented, pages of the shape that its default theme gives them, and
// in the theme what `www/zendesk` adds to one.
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "../../support/root.mjs";
import { html } from "./help-center-html.mjs";
import { page } from "./help-center-theme.mjs";

const API = "/api/v2/help_center";

/** A page of a search has so many results. */
const PAGE = 25;

/** The theme's own names for its files change whenever it is installed. */
const ASSETS = "/hc/theming_assets/01HZKQ8G5T/17";

/** The articles of the demo help center, as the interface has them. */
function articles(origin) {
  const folder = join(ROOT, "www/help-center");
  const all = [];
  for (const [locale, name] of [
    ["en", "en-us"],
    ["de", "de"],
    ["ko", "ko"],
    ["ar", "ar"],
  ]) {
    readdirSync(join(folder, locale)).forEach((file, index) => {
      const [, head, markdown] = readFileSync(join(folder, locale, file), "utf8").split(/^---$/m);
      const title = /^title: *"?(.*?)"?$/m.exec(head)[1];
      const id = 4_400_000_000_000 + all.length * 17 + index;
      all.push({
        id,
        url: `${origin}${API}/${name}/articles/${id}.json`,
        html_url: `${origin}/hc/${name}/articles/${id}-${file.replace(".md", "")}`,
        locale: name,
        source_locale: name,
        title,
        name: title,
        body: html(markdown),
        draft: false,
        promoted: false,
        outdated: false,
        author_id: 900_000_000_001,
        section_id: 360_000_000_001,
        permission_group_id: 1,
        user_segment_id: null,
        label_names: [],
        vote_sum: 0,
        vote_count: 0,
        created_at: "2025-01-07T09:00:00Z",
        updated_at: "2026-02-03T10:00:00Z",
        edited_at: "2026-01-20T10:00:00Z",
      });
    });
  }
  return all;
}

/** Articles that have words of a query, those with the most first. */
function search(all, query, locale) {
  // Whatever the endings.
  const asked = query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const stems = asked.map((word) => word.slice(0, Math.max(3, word.length - 2)));
  const worth = ({ title, body }) => {
    const [inTitle, inBody] = [title, body].map((text) => text.toLowerCase());
    return stems.reduce((sum, w) => sum + 3 * inTitle.includes(w) + inBody.includes(w), 0);
  };
  return all
    .filter((article) => article.locale === locale)
    .map((article) => ({ article, worth: worth(article) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ article }) => ({
      ...article,
      result_type: "article",
      snippet: article.body
        .replaceAll(/<[^>]*>/g, " ")
        .slice(0, 120)
        .replace(/(\p{L}{4,})/u, "<em>$1</em>"),
    }));
}

/**
 * The help center, whose policy lets its pages ask a proxy. `settings` are those of its theme; `token` is what signed-in
 * readers are given (none: it has no such thing), `busy` how many searches are still refused and after how many seconds they
 * may be tried again.
 */
export async function helpCenter({ proxy }) {
  const center = {};
  /** Forgets what it was asked. */
  center.restart = ({ settings = {} } = {}) =>
    Object.assign(center, {
      settings,
      token: null,
      busy: { times: 0, seconds: 1 },
      searches: [],
      tokens: 0,
    });
  center.restart();
  const json = (response, status, value, headers = {}) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(JSON.stringify(value));
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, center.origin);
    if (pathname === `${API}/articles/search.json`) {
      center.searches.push(Object.fromEntries(searchParams));
      if (center.busy.times > 0) {
        center.busy.times -= 1;
        const headers = { "retry-after": String(center.busy.seconds) };
        return json(response, 429, { error: "TooManyRequests" }, headers);
      }
      if (!searchParams.get("query")) return json(response, 400, { error: "BadRequest" });
      const found = search(all, searchParams.get("query"), searchParams.get("locale") ?? "en-us");
      const number = Number(searchParams.get("page") ?? 1);
      const address = (at) =>
        `${center.origin}${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), page: at })}`;
      const pages = Math.ceil(found.length / PAGE);
      return json(response, 200, {
        count: found.length,
        next_page: number < pages ? address(number + 1) : null,
        previous_page: number > 1 ? address(number - 1) : null,
        page: number,
        page_count: pages,
        per_page: PAGE,
        results: found.slice((number - 1) * PAGE, number * PAGE),
      });
    }
    if (pathname === `${API}/integration/token`) {
      center.tokens += 1;
      return center.token
        ? json(response, 200, { token: center.token })
        : json(response, 404, { error: "RecordNotFound", description: "Not found" });
    }
    const list = new RegExp(`^${API}/([a-z-]+)/articles\\.json$`).exec(pathname);
    if (list) {
      const own = all.filter(({ locale }) => locale === list[1]);
      const size = Number(searchParams.get("page[size]") ?? 30);
      const start = Number(atob(searchParams.get("page[after]") ?? "") || 0);
      const more = start + size < own.length;
      const cursor = more ? btoa(String(start + size)) : null;
      return json(response, 200, {
        articles: own.slice(start, start + size),
        meta: { has_more: more, after_cursor: cursor, before_cursor: null },
        links: {
          next: more
            ? `${center.origin}${pathname}?page[size]=${size}&page[after]=${cursor}`
            : null,
          prev: null,
        },
      });
    }
    if (pathname === `${ASSETS}/citecore-widget-one.js`) {
      response.writeHead(200, { "content-type": "text/javascript" });
      return response.end(readFileSync(join(ROOT, "target/widget/citecore-widget-one.js")));
    }
    if (pathname.endsWith("/script.js") || pathname.endsWith("/style.css")) {
      const isScript = pathname.endsWith(".js");
      response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/css" });
      return response.end(
        readFileSync(
          join(ROOT, isScript ? "www/zendesk/script.js" : "tests/e2e/support/help-center.css"),
        ),
      );
    }
    if (pathname === "/favicon.ico") return response.writeHead(204).end();
    const shown = page(pathname, { all, settings: center.settings, assets: ASSETS });
    response.writeHead(shown ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self' ${proxy}; ` +
        "require-trusted-types-for 'script'",
    });
    response.end(shown ?? "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  center.origin = `http://127.0.0.1:${server.address().port}`;
  const all = articles(center.origin);
  center.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return center;
}
