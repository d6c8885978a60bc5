// Pages of the shape that Zendesk's default theme gives them: header, hero with a search, sections, article with breadcrumbs,
// request form. The part of `www/zendesk` is rendered into their head.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/root.mjs";

const escape = (text) =>
  String(text).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** What of Handlebars the part of the head uses: `if` of a setting, settings, assets and the paths of pages. */
export function head({ settings, assets, locale }) {
  const source = readFileSync(join(ROOT, "www/zendesk/document_head.hbs"), "utf8");
  const rendered = source
    .replaceAll(/\{\{!.*?\}\}/g, "")
    .replaceAll(/\{\{#if settings\.(\w+)\}\}([^]*?)\{\{\/if\}\}/g, (_, name, then) =>
      settings[name] ? then : "",
    )
    .replaceAll(/\{\{settings\.(\w+)\}\}/g, (_, name) => escape(settings[name] ?? ""))
    .replaceAll(/\{\{asset ["'](.+?)["']\}\}/g, (_, name) => `${assets}/${name}`)
    .replaceAll(/\{\{page_path ["']new_request["']\}\}/g, `/hc/${locale}/requests/new`);
  if (rendered.includes("{{")) throw new Error(`the help center can't render\n${rendered}`);
  return rendered;
}

const SEARCH =
  '<form role="search" class="search" action="/hc/search"><input type="search" name="query" placeholder="Search" ' +
  'aria-label="Search"></form>';

/** The page at a path; none where there is none. */
export function page(path, { all, settings, assets }) {
  const [, locale, rest = ""] = /^\/hc\/([a-z-]+)\/?(.*)$/.exec(path) ?? [];
  const own = all.filter((article) => article.locale === locale);
  if (own.length === 0) return null;
  const main = content(rest, own, locale);
  if (main === null) return null;
  const lang = locale.replace(/-(\w+)$/, (_, region) => `-${region.toUpperCase()}`);
  return `<!DOCTYPE html>
<html dir="${locale === "ar" ? "rtl" : "ltr"}" lang="${lang}">
<head>
<meta charset="utf-8">
<title>Observatory Help Center</title>
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<link rel="stylesheet" href="${assets}/style.css">
${head({ settings, assets, locale })}
<script src="${assets}/script.js"></script>
</head>
<body>
<a class="skip-navigation" href="#main-content">Skip to main content</a>
<header class="header"><div class="logo"><a href="/hc/${locale}">Observatory Help Center</a></div>
<nav class="user-nav"><a href="/hc/${locale}/requests/new">Submit a request</a></nav></header>
<main role="main" id="main-content">${main}</main>
<footer class="footer"><div class="footer-inner"><a href="/hc/${locale}">Observatory Help Center</a></div></footer>
</body>
</html>`;
}

function content(rest, own, locale) {
  if (rest === "") {
    const items = own
      .map(
        ({ title, html_url }) =>
          `<li class="blocks-item"><a class="blocks-item-link" href="${html_url}">${escape(title)}</a></li>`,
      )
      .join("");
    return (
      `<h1 class="visibility-hidden">Observatory Help Center</h1><section class="section hero"><div class="hero-inner">${SEARCH}</div></section>` +
      `<div class="container"><section class="section knowledge-base"><ul class="blocks-list">${items}</ul></section></div>`
    );
  }
  if (rest === "requests/new") {
    return (
      '<div class="container"><h1>Submit a request</h1><form id="new_request" class="request-form">' +
      '<label>Subject <input type="text" name="request[subject]" id="request_subject"></label>' +
      '<label>Description <textarea name="request[description]" id="request_description"></textarea></label></form></div>'
    );
  }
  const id = /^articles\/(\d+)/.exec(rest)?.[1];
  const article = own.find((one) => String(one.id) === id);
  if (!article) return null;
  return (
    `<div class="container-divider"></div><div class="container"><div class="sub-nav"><ol class="breadcrumbs"><li><a href="/hc/${locale}">Help Center</a></li></ol>${SEARCH}</div>` +
    `<article id="main-content-article" class="article"><header class="article-header"><h1 class="article-title">${escape(article.title)}</h1></header>` +
    `<section class="article-info"><div class="article-content"><div class="article-body">${article.body}</div></div></section></article></div>`
  );
}
