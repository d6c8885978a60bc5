// Where the widget's files are: beside each other, under names that the build puts in.

/** The address that they come from. */
export const base = import.meta.url;

/** The script `app.js`. */
export const app = () => import(new URL("__APP__", base));

/** The first part of the wasm. */
export const first = () => fetch(new URL("__FIRST__", base));

/** The second. */
export const rest = () => fetch(new URL("__REST__", base));
