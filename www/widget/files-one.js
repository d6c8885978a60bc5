// In place of `files.js`: everything in the one file `citecore-widget-one.js`, for where only one can be put.
import * as script from "./app.js";
import * as extras from "./more.js";
import * as search from "./plain.js";
import tables from "./words.json";
import firstPart from "./first.wasm";
import secondPart from "./rest.wasm";

const bytes = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The address that it comes from; a module isn't told here, and takes its page's. */
export const base = document.currentScript?.src ?? location.href;

/** The script `app.js`. */
export const app = async () => script;

/** The first part of the wasm. */
export const first = async () => bytes(firstPart);

/** The second. */
export const rest = async () => bytes(secondPart);

/** The script `more.js`. */
export const more = async () => extras;

/** What the widget says in a language other than English. */
export const words = async (language) => tables[language];

/** The script `plain.js`. */
export const plain = async () => search;
