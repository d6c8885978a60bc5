// Which language the widget speaks.

/** What the button, the field and its button are called until the widget is there, and what is said where it can't be. */
export const ENGLISH = {
  heading: "Ask the help center",
  field: "Ask a question",
  ask: "Ask",
  failed: "Loading failed. Try again.",
};

/** The element's language, or its page's, or its reader's. */
export const languageOf = (host) =>
  host.getAttribute("locale") || host.closest("[lang]")?.lang || navigator.language;
