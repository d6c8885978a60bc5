// Where the widget's files are: beside each other, under names that the build puts in.

/** The address that they come from. */
export const base = import.meta.url;

let tries = "";
/**
 * The script `app.js`. Firefox doesn't ask again for a module that it couldn't get, unless its address differs: by the fragment,
 * which no server sees.
 */
export const app = () => import(new URL("__APP__" + (tries += "#"), base));

/** The first part of the wasm. */
export const first = () => fetch(new URL("__FIRST__", base));

/** The second. */
export const rest = () => fetch(new URL("__REST__", base));

/** The script `more.js`. */
export const more = () => import(new URL("__MORE__", base));

/** What the widget says in a language other than English. */
export const words = (language) =>
  fetch(new URL("__WORDS__".replace("~", language), base)).then((response) => response.json());

/** The script `plain.js`. */
export const plain = () => import(new URL("__PLAIN__", base));
