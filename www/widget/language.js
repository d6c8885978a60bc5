// Which language the widget speaks.

/** What the button, the field and its button are called until the widget is there, and what is said where it can't be. */
export const ENGLISH = {
  heading: "Ask the help center",
  field: "Ask a question",
  ask: "Ask",
  failed: "Loading failed. Try again.",
};

/** The element's language, or its page's, or its reader's. */
export const languageOf = (host) => languageBy(host, localeOf(host) ?? "");

/** The same where its attribute says `locale`, whether that is a tag or not. */
export const languageBy = (host, locale = host.getAttribute("locale")) =>
  locale || speaker(host).lang || navigator.language;

/** The element around that says what language it is in. Within another component's shadow root, the page is out of its sight. */
export const speaker = (host) => host.closest("[lang]") ?? document.documentElement;

/** What the attribute says of the language, as the widget takes it (`Host::locale`); none where it is no tag of BCP 47. */
export const localeOf = (host) => {
  const tag = host.getAttribute("locale")?.trim().replaceAll("_", "-");
  try {
    return Intl.getCanonicalLocales(tag).length ? tag : undefined;
  } catch {
    return undefined;
  }
};
