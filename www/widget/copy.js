// Copying as the keys for that do it: the one way on pages without https, and in frames whose clipboard is shut.

/** What the browser fires as it copies: the first asks whether there is something to copy where nothing is selected. */
const EVENTS = ["beforecopy", "copy"];

/** Puts both into the clipboard by the browser's own command, the HTML where there is some. Says whether it took them. */
export function copy(markdown, html) {
  let taken = false;
  const take = (event) => {
    event.preventDefault();
    // What a page does with the event is no concern of an answer that is copied.
    event.stopImmediatePropagation();
    if (event.type !== "copy") return;
    event.clipboardData.setData("text/plain", markdown);
    if (html) event.clipboardData.setData("text/html", html);
    taken = true;
  };
  for (const event of EVENTS) addEventListener(event, take, true);
  const done = document.execCommand("copy");
  for (const event of EVENTS) removeEventListener(event, take, true);
  return done && taken;
}
