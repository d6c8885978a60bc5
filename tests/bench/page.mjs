// What a page measures for `platforms.mjs`.
import * as citecore from "/citecore/index.js";
import { answer } from "./answer.mjs";
import { modes, withCitecore, withMarked, withRemark } from "./readers.mjs";
import { verification } from "./verified.mjs";

const readers = {
  citecore: await withCitecore(citecore),
  marked: withMarked(),
  remark: withRemark(),
};

globalThis.measure = (reader, mode, size, effort) =>
  modes[mode](readers[reader], answer(size), effort).seconds;

globalThis.verification = () => verification(citecore);
