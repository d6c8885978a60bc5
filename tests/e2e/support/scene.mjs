// What the pictures show: a help center's two languages, with answers that have everything that an answer may have.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { answer, json, problem } from "./fake-proxy.mjs";

const require = createRequire(import.meta.url);

/** Fonts that look alike on every machine, by the name that the pages' style has for them. */
const FONTS = ["latin", "arabic"].flatMap((script) =>
  [400, 700].map((weight) => {
    const family = script === "latin" ? "noto-sans" : "noto-sans-arabic";
    const files = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), "files");
    return { weight, file: join(files, `${family}-${script}-${weight}-normal.woff2`), script };
  }),
);

const STYLE = `${FONTS.map(
  ({ script, weight }) =>
    `@font-face { font-family: "${script}"; font-weight: ${weight}; src: url("/${script}-${weight}.woff2"); }`,
).join("\n")}
body { margin: 24px; background: light-dark(#f2f4f7, #0d1117); color-scheme: light dark; }
citecore-widget { --citecore-font: "latin", "arabic"; }`;

/** What is asked and said in each of the languages. */
export const SCENES = {
  en: {
    question: "How do I clean a tripod after a night at the beach?",
    suggestions: [
      "How is a tripod cleaned?",
      "Which feet fit on soft ground?",
      "Why do the locks slip?",
    ],
    reason: "It doesn’t say which cloth to take.",
    passages: [
      {
        text: "After a night near the sea, rinse each tripod leg with fresh water within 24 hours. Salt that dries in the locks eats into the aluminium. Let the legs dry pulled out, for at least 6 hours.",
        title: "Cleaning the legs",
        url: "/hc/en/articles/tripod-legs",
        score: 0.93,
        updated: "2026-03-14",
        metadata: { heading: "Salt water" },
      },
      {
        text: "Grease the threads of the locks with silicone grease once a year. Oil collects sand and makes the locks slip.",
        title: "Locks that slip",
        url: "/hc/en/articles/tripod-locks",
        score: 0.81,
        updated: "2026-05-02",
      },
      {
        text: "Rubber feet hold on rock and wood. On sand, put a plate of 8 cm under each foot.",
        title: "Feet for soft ground",
        url: "/hc/en/articles/tripod-feet",
        score: 0.62,
      },
    ],
    answer:
      "Rinse the tripod before the salt dries:\n\n" +
      "1. Rinse each leg with **fresh water** within 24 hours [1].\n" +
      "2. Let the legs dry pulled out for at least 9 hours [1].\n" +
      "3. Grease the threads of the locks with silicone grease once a year [2].\n\n" +
      "Oil collects sand and makes the locks slip [2].",
    unanswerable: "Sorry, I cannot answer this: the articles say nothing about it.",
  },
  ar: {
    question: "كيف أنظف الحامل الثلاثي بعد ليلة على الشاطئ؟",
    suggestions: [
      "كيف يُنظف الحامل الثلاثي؟",
      "ما الأقدام المناسبة للأرض الرخوة؟",
      "لماذا تنزلق الأقفال؟",
    ],
    reason: "لا تذكر الإجابة نوع القماش.",
    passages: [
      {
        text: "بعد ليلة قرب البحر، اشطف كل ساق من سيقان الحامل بالماء العذب خلال 24 ساعة. الملح الذي يجف في الأقفال يفسد الألمنيوم. اترك السيقان تجف وهي ممدودة مدة 6 ساعات على الأقل.",
        title: "تنظيف السيقان",
        url: "/hc/ar/articles/tripod-legs",
        score: 0.93,
        updated: "2026-03-14",
        metadata: { heading: "ماء البحر" },
      },
      {
        text: "شحّم أسنان الأقفال بشحم السيليكون مرة في السنة. الزيت يجمع الرمل ويجعل الأقفال تنزلق.",
        title: "الأقفال التي تنزلق",
        url: "/hc/ar/articles/tripod-locks",
        score: 0.81,
        updated: "2026-05-02",
      },
      {
        text: "الأقدام المطاطية تثبت على الصخر والخشب. على الرمل ضع صفيحة قطرها 8 سم تحت كل قدم.",
        title: "أقدام للأرض الرخوة",
        url: "/hc/ar/articles/tripod-feet",
        score: 0.62,
      },
    ],
    answer:
      "اشطف الحامل قبل أن يجف الملح:\n\n" +
      "1. اشطف كل ساق **بالماء العذب** خلال 24 ساعة [1].\n" +
      "2. اترك السيقان تجف وهي ممدودة مدة 9 ساعات على الأقل [1].\n" +
      "3. شحّم أسنان الأقفال بشحم السيليكون مرة في السنة [2].\n\n" +
      "الزيت (oil) يجمع الرمل ويجعل الأقفال تنزلق [2].",
    unanswerable: "عذرًا، لا أستطيع الإجابة عن هذا السؤال.",
  },
};

/** How the proxy answers, by what the picture shows. */
const ANSWERS = {
  whole: ({ answer: text }) => ({ kind: "text/event-stream", body: answer(text) }),
  refusal: ({ unanswerable }) => ({ kind: "text/event-stream", body: answer(unanswerable) }),
  failure: () => problem(503, "overloaded"),
  busy: () => problem(429, "too-many-requests", { retry_after: 40 }),
  // Up to the middle of a statement, and not on.
  draft: ({ answer: text }, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const half = text.slice(0, text.indexOf("[2]") - 20);
    response.write(`event: delta\ndata: ${JSON.stringify({ text: half })}\n\n`);
  },
};

/** What a fake proxy serves for a picture: what it does, and the page. */
export function scene(lang, how = "whole", attributes = "") {
  const said = SCENES[lang];
  const on = {
    "POST /v1/search": () => json({ passages: said.passages }),
    "POST /v1/answer": (_, response) => ANSWERS[how](said, response),
    "GET /scene.css": () => ({ kind: "text/css", body: STYLE }),
  };
  for (const { script, weight, file } of FONTS) {
    on[`GET /${script}-${weight}.woff2`] = async () => ({
      kind: "font/woff2",
      body: await readFile(file),
    });
  }
  const suggestions = said.suggestions.join("\n");
  const body =
    `<link rel="stylesheet" href="/scene.css">` +
    `<citecore-widget suggestions="${suggestions}" ${attributes}></citecore-widget>`;
  // What takes the pictures hides the caret by a style of its own.
  const csp =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'";
  return [on, { body, lang, csp }];
}
