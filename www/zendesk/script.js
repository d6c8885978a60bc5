// citecore: puts the widget on the page, as the theme's settings say. To be put at the end of the theme's script.js.
document.addEventListener("DOMContentLoaded", () => {
  const settings = document.querySelector('meta[name="citecore"]')?.dataset;
  if (!settings) return;

  // Pages of a help center are at /hc/en-us and below. The help center knows its languages by these names.
  const [, locale = document.documentElement.lang] =
    /^\/hc\/([a-z]{2,3}(?:-[a-z0-9]+)*)(?=\/|$)/i.exec(location.pathname) ?? [];
  const hero = settings.place === "home" && document.querySelector(".hero-inner");
  const widget = document.createElement("citecore-widget");
  const attributes = {
    knowledge: "zendesk",
    proxy: settings.proxy,
    mode: hero ? "inline" : "button",
    locale,
    heading: settings.heading,
    hotkey: settings.hotkey,
    handoff: { form: settings.form, messenger: "zE", none: "mailto:" }[settings.handoff],
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) widget.setAttribute(name, value);
  }
  if (settings.accent) widget.style.setProperty("--citecore-accent", settings.accent);
  (hero || document.body).append(widget);
});
