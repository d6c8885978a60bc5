// What stands here for a search engine. Yours takes its place: `search` may return what your index does.
const PASSAGES = [
  {
    title: "Polar alignment",
    url: "https://help.example/polar-alignment",
    text: "Set the latitude scale to your latitude, 52½° in Berlin, and point the axis of the mount at the celestial pole.",
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

export async function search() {
  return PASSAGES;
}
