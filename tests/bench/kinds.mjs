// Answers of one kind each: what an answer is made of tells how fast it is read, and most are made of several.
import { answer } from "./answer.mjs";

const SIZE = 200_000;

const PARTS = {
  "no marks":
    "A balanced tube stays where it is left, whatever the sky does above it. Tighten both clutches before you let go of it.\n\n",
  items:
    "- **Level** the tripod before anything else [1]\n- Point its north leg at the pole [2, 3]\n",
  "a table": "| Eyepiece | Power |\n| --- | --- |\n| 25 mm | 26 [1] |\n| 10 mm | 65 [2] |\n\n",
  links:
    "The [first night](https://help.example/first-night) begins at dusk [1], and `park` ends it [2].\n\n",
  German:
    "Für größere Öffnungen genügt das mitgelieferte Gegengewicht nicht [1]. Prüfen Sie die Höhe über dem Horizont [2].\n\n",
  Korean:
    "삼각대를 먼저 수평으로 놓은 다음 적도의를 올립니다 [1]. 북쪽 다리는 극을 향해야 합니다 [2].\n\n",
  Chinese: "先把三脚架放平，再装上赤道仪[1]。北边的那条腿要对准天极[2]。\n\n",
  Arabic: "ضع الحامل الثلاثي مستويا قبل كل شيء [1]. ثم وجه ساقه الشمالية نحو القطب [2].\n\n",
};

/** Answers of some 200 KB by what they are made of. */
export const kinds = {
  prose: answer(SIZE),
  ...Object.fromEntries(
    Object.entries(PARTS).map(([kind, part]) => [
      kind,
      part.repeat(Math.ceil(SIZE / Buffer.byteLength(part))),
    ]),
  ),
};
