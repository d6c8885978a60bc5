import remarkCitations from "citecore/remark";
import { useId } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";

/** An answer while it streams (`segments`) and once it is whole (`answer`). */
export function Answer({ segments, answer }) {
  const idPrefix = useId();
  const text = answer?.text ?? segments.map((segment) => segment.text).join("");
  const cited = answer ? { answer } : { segments };
  return (
    <article aria-busy={!answer && text !== ""}>
      <Markdown remarkPlugins={[remarkGfm, [remarkCitations, { ...cited, idPrefix }]]}>
        {text}
      </Markdown>
      {answer && <References references={answer.references} idPrefix={idPrefix} />}
    </article>
  );
}

function References({ references, idPrefix }) {
  if (references.length === 0) return null;
  return (
    <section role="doc-bibliography" aria-label="References">
      <h2>References</h2>
      <ol>
        {references.map(({ number, title, url }) => (
          <li key={number} id={`${idPrefix}ref-${number}`} value={number}>
            {/^https?:\/\//i.test(url) ? <a href={url}>{title}</a> : title}
          </li>
        ))}
      </ol>
    </section>
  );
}
