// The demo's Markdown as an editor of a help center would have it in HTML.

const escape = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const inline = (text) =>
  escape(text)
    .replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/`(.+?)`/g, "<code>$1</code>")
    .replaceAll(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');

const list = (name, lines, mark) =>
  `<${name}>${lines
    .join("\n")
    .split(mark)
    .filter((item) => item.trim())
    .map((item) => `<li>${inline(item.trim())}</li>`)
    .join("")}</${name}>`;

const table = (lines) => {
  const rows = lines
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) => line.replaceAll(/^\s*\||\|\s*$/g, "").split("|"));
  const cells = (row) =>
    `<tr>${row.map((cell) => `<td>${inline(cell.trim())}</td>`).join("")}</tr>`;
  return `<table><tbody>${rows.map(cells).join("")}</tbody></table>`;
};

/** A block of lines as an element. */
function block(text) {
  const lines = text.split("\n");
  const heading = /^(#+) (.*)$/.exec(lines[0]);
  if (heading) {
    const level = heading[1].length;
    const rest = lines.slice(1).join("\n").trim();
    return `<h${level}>${inline(heading[2])}</h${level}>${rest ? block(rest) : ""}`;
  }
  if (/^[-*] /.test(lines[0])) return list("ul", lines, /^[-*] /m);
  if (/^\d+\. /.test(lines[0])) return list("ol", lines, /^\d+\. /m);
  if (lines[0].startsWith("|")) return table(lines);
  return `<p>${inline(lines.join(" "))}</p>`;
}

/** A text in Markdown as HTML. */
export function html(markdown) {
  return markdown
    .split(/^(```[^]*?^```)$/m)
    .flatMap((part) =>
      part.startsWith("```")
        ? [`<pre><code>${escape(part.replaceAll(/^```.*\n?/gm, ""))}</code></pre>`]
        : part
            .split(/\n{2,}/)
            .map((text) => text.trim())
            .filter(Boolean)
            .map(block),
    )
    .join("\n");
}
