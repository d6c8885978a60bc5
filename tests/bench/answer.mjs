// Answers to be read, the same on every platform: prose, lists and now and then code, with a mark every 85 characters.
const SUBJECTS = [
  "The mount",
  "A 130 mm mirror",
  "The finder",
  "A Schmidt–Cassegrain",
  "The polar axis",
];
const VERBS = ["follows", "shows", "needs", "keeps", "loses"];
const OBJECTS = [
  "the sky",
  "its alignment",
  "a brighter image",
  "half an hour",
  "the pole at 0.5° an hour",
];
const ENDS = [
  "through the night",
  "at low power",
  "in a wind",
  "once the clutches are tight",
  "by itself",
];

const answers = new Map();

/** An answer of about so many bytes. */
export function answer(size) {
  if (!answers.has(size)) answers.set(size, written(size));
  return answers.get(size);
}

const ascii = new Map();

/**
 * The same with nothing beyond ASCII, as nine of ten answers of English chat engines are; every platform reads these faster. What is
 * replaced in a text leaves it in memory as it was, two bytes a character; decoded, as answers come from a network, it has one.
 */
export function inAscii(answer) {
  if (!ascii.has(answer)) {
    const text = answer.replaceAll("–", "-").replaceAll("°", " degrees");
    ascii.set(answer, new TextDecoder().decode(new TextEncoder().encode(text)));
  }
  return ascii.get(answer);
}

function written(size) {
  let state = 1;
  const below = (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const one = (words) => words[below(words.length)];
  const clause = () => `${one(SUBJECTS)} ${one(VERBS)} ${one(OBJECTS)} ${one(ENDS)}`;
  const mark = () =>
    below(4) === 0 ? `[${1 + below(20)}, ${1 + below(20)}]` : `[${1 + below(20)}]`;
  const sentence = () => `${clause()}, and ${clause().toLowerCase()} ${mark()}.`;
  const sentences = (count) => Array.from({ length: count }, sentence);
  const parts = [];
  let length = 0;
  while (length < size) {
    const kind = below(12);
    const part =
      kind < 9
        ? sentences(3 + below(4)).join(" ")
        : kind < 11
          ? sentences(3)
              .map((item) => `- ${item}`)
              .join("\n")
          : "```sh\nslew --to M31 --axis [1]\n```";
    parts.push(part);
    length += part.length + 2;
  }
  return parts.join("\n\n");
}
