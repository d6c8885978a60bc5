// A plugin of TypeDoc: entries are named after the files that they are written into, default exports as their users call
// them, and each file begins with what is in it.
import { Converter, PageEvent, ReflectionKind } from "typedoc";

const FILES = { index: "api", html: "api/html", remark: "api/remark" };

/** @param {import("typedoc").Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    const { project } = context;
    for (const entry of project.getReflectionsByKind(ReflectionKind.Module))
      entry.name = FILES[entry.name];
    // What it extends is computed of the platform's types, and nobody can name it.
    for (const { extendedTypes } of project.getReflectionsByKind(ReflectionKind.Class))
      if (extendedTypes?.[0].name === "Disposing") extendedTypes.length = 0;
    for (const each of project.getReflectionsByKind(ReflectionKind.Function)) {
      if (each.name !== "default") continue;
      const [{ name }] = context.getSymbolFromReflection(each).declarations;
      for (const called of [each, ...each.signatures]) called.name = name.text;
    }
  });
  app.renderer.on(PageEvent.END, (page) => {
    const specifier = page.model.name.replace("api", "citecore");
    page.contents = withContents(page.contents.replace(/^# .*/, `# ${specifier}`));
  });
}

/** A line for each group, with links to its members. */
function withContents(text) {
  const lines = [];
  const headings = /^## (?<group>.*)$|^<a id="(?<id>[\w-]+)"><\/a>\n\n### (?<name>\w+)/gm;
  for (const { groups } of text.matchAll(headings)) {
    if (groups.group) lines.push([groups.group, []]);
    else lines.at(-1)[1].push(`[\`${groups.name}\`](#${groups.id})`);
  }
  const contents = lines.map(([group, members]) => `- ${group}: ${members.join(", ")}\n`).join("");
  const title = text.indexOf("\n\n") + 2;
  return `${text.slice(0, title)}${contents}\n${text.slice(title)}\n`;
}
