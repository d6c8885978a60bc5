// What catches anything that a text of a stranger gets to run, to load or to put into the widget.

/** Elements of which the widget has none, and attributes that run, load or lay over. */
const ELEMENTS =
  "script, iframe, frame, object, embed, applet, form, style, link, meta, base, template, noscript, img, picture, video, audio, " +
  "source, track, canvas, marquee, portal, dialog[open]:not([part]), select, isindex, math, foreignObject, animate, set, use, image";
const ATTRIBUTES =
  "^(on|style$|src|action$|formaction$|background$|poster$|data$|ping$|xlink|is$|autofocus$|contenteditable$|target$)";

/** What the widget itself has of them: the form to ask by, and the preview, which is put in its place. */
const OWN = { form: "form.composer:not(.turn *)", style: "sup.citation > #preview" };

/** Sets the trap on a page, before anything is opened in it. */
export async function arm(page, origin) {
  page.caught = [];
  page.on("dialog", (dialog) => {
    page.caught.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${origin}/`) && !url.includes("xss");
    if (!isOwn && !url.startsWith("about:")) page.caught.push(`request: ${url}`);
  });
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame() || !["about:blank", `${origin}/`].includes(frame.url())) {
      page.caught.push(`navigation: ${frame.url()}`);
    }
  });
  page.on("popup", (popup) => page.caught.push(`window: ${popup.url()}`));
  page.on("pageerror", (error) => page.caught.push(`error: ${error.message}`));
  page.on("console", (message) => {
    const known = /Failed to load resource|favicon/.test(message.text());
    if (!known) page.caught.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    window.caught = [];
    window.xss = (number) => window.caught.push(`ran: ${number}`);
    for (const name of ["alert", "confirm", "prompt", "print"]) {
      window[name] = (...told) => window.caught.push(`${name}: ${told}`);
    }
    addEventListener("securitypolicyviolation", (event) =>
      window.caught.push(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

/** What has run so far, and names that objects have got. */
export async function ran(page) {
  const here = await page.evaluate(async () => {
    // What was set off is done by the next frame but one.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const inherited = [];
    for (const name in {}) inherited.push(`inherited: ${name}`);
    return [...window.caught, ...inherited];
  });
  return [...page.caught, ...here];
}

/** What stands in the widgets that mustn't. */
export function found(page, selector = "citecore-widget") {
  return page.evaluate(
    ([selector, elements, attributes, ours]) => {
      const name = new RegExp(attributes, "i");
      const wrong = [];
      const look = (root) => {
        for (const element of root.querySelectorAll("*")) {
          const own = element.cloneNode(false).outerHTML ?? element.localName;
          if (element.matches(elements) && !element.matches(ours.form)) wrong.push(own);
          for (const attribute of element.attributes) {
            const { name: of, value } = attribute;
            const isPlace = of === "style" && element.matches(ours.style);
            if (name.test(of) && !isPlace) wrong.push(own);
            if (of !== "href") continue;
            // As the browser reads it, whatever white space or signs are in it.
            const { protocol, host } = new URL(value, location.href);
            const isStrange = host.endsWith(".invalid") || host.includes("xss");
            if (!["http:", "https:", "mailto:"].includes(protocol) || isStrange) wrong.push(own);
          }
          if (element.shadowRoot) look(element.shadowRoot);
        }
      };
      for (const host of document.querySelectorAll(selector)) look(host.shadowRoot ?? host);
      return wrong;
    },
    [selector, ELEMENTS, ATTRIBUTES, OWN],
  );
}
