// What stands here for a search engine and a model. Yours take their place: `search` may return what your index does,
// `complete` the text stream of your SDK.
const PASSAGES = [
  {
    title: "Polar alignment",
    url: "https://help.example/polar-alignment",
    text: "Point the axis of an equatorial mount at the celestial pole, then turn the mount on.",
    score: 0.93,
  },
  {
    title: "Levelling the tripod",
    url: "https://help.example/levelling",
    text: "Level the tripod of the mount first. A level tripod keeps the alignment while the mount turns.",
    score: 0.88,
  },
  {
    title: "Two-star alignment",
    url: "https://help.example/two-star-alignment",
    text: "To align the mount with two stars, centre each of them in the eyepiece and press ALIGN.",
    score: 0.81,
  },
];

const ANSWER = `Three steps:

1. **Level the tripod**, so that the mount keeps its alignment while it turns [2].
2. Point its axis at the celestial pole, then turn it on [1].
3. Centre two stars, one after the other, and press \`ALIGN\` for each [3][2].
`;

export async function search() {
  return PASSAGES;
}

export async function* complete(messages, signal) {
  for (const piece of ANSWER.match(/[^]{1,5}/g)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    signal.throwIfAborted();
    yield piece;
  }
}
