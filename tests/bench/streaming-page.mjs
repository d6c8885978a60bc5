// What a page does for `streaming.mjs`: one feed of deltas, and those who show what comes of it.
import { marked } from "marked";
import { createElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Streamdown } from "streamdown";
import { answer } from "./answer.mjs";

const TABLE = `| aperture | focal length | limit |
| --- | --- | --- |
| 80 mm | 480 mm | 11.9 mag [3] |
| 130 mm | 650 mm | 12.9 mag [7] |
| 203 mm | 2,032 mm | 13.9 mag [1, 4] |`;

/** Prose, lists and code of so many bytes, with a table now and then. */
function text(size) {
  const blocks = answer(Math.round(size * 0.95)).split("\n\n");
  return blocks.flatMap((block, at) => (at % 40 === 20 ? [TABLE, block] : [block])).join("\n\n");
}

/** Pieces of 4 to 12 characters. */
function pieces(size) {
  const whole = text(size);
  const found = [];
  for (let at = 0, length = 4; at < whole.length; at += length, length = 4 + ((length * 5) % 9)) {
    found.push(whole.slice(at, at + length));
  }
  return found;
}

/** The pieces at so many a second, as they would come from a network: those that are due at each turn of the clock. */
async function* feed(size, rate) {
  const all = pieces(size);
  const from = performance.now();
  for (let given = 0; given < all.length;) {
    const due = Math.min(all.length, Math.floor(((performance.now() - from) * rate) / 1000));
    while (given < due) yield all[given++];
    await new Promise((turn) => setTimeout(turn, 4));
  }
}

const SOURCES = Array.from({ length: 20 }, (_, index) => ({
  id: `article-${index + 1}`,
  title: `Article ${index + 1}`,
  url: `https://help.example/articles/${index + 1}`,
  text: answer(4000 + index).replaceAll(/\s*\[[\d, ]*\]/g, ""),
  score: 1 - index / 100,
}));

/** Who shows it: each gets the feed and a place on the page, and is done when all of it is shown. */
const SHOWN = {
  async "the feed alone"(feed) {
    for await (const piece of feed) void piece;
  },

  // The least: each block is read once, when all of it has come, and put behind the others.
  async "blocks alone"(feed, place) {
    let open = "";
    const put = (block) => place.insertAdjacentHTML("beforeend", marked.parse(block));
    for await (const piece of feed) {
      const blocks = (open + piece).split("\n\n");
      open = blocks.pop();
      blocks.forEach(put);
    }
    put(open);
  },

  async citecore(feed, place) {
    await import("/widget/citecore-widget.js");
    const widget = document.createElement("citecore-widget");
    widget.setAttribute("mode", "inline");
    widget.setAttribute("knowledge", "page");
    widget.search = async () => SOURCES;
    let first = true;
    // An answer that lacks something is asked for again: that is another answer, and isn't measured.
    widget.complete = () => {
      const mine = first ? feed : (async function* () {})();
      first = false;
      return mine;
    };
    place.append(widget);
    await widget.ask("How do I align an equatorial mount?");
  },

  async marked(feed, place) {
    let text = "";
    let frame;
    const show = () => {
      frame = undefined;
      place.innerHTML = marked.parse(text);
    };
    for await (const piece of feed) {
      text += piece;
      frame ??= requestAnimationFrame(show);
    }
    cancelAnimationFrame(frame);
    show();
  },

  async streamdown(feed, place) {
    let done;
    const whole = new Promise((resolve) => (done = resolve));
    function Answer() {
      const [text, setText] = useState("");
      useEffect(() => {
        void (async () => {
          for await (const piece of feed) setText((text) => text + piece);
          done();
        })();
      }, []);
      return createElement(Streamdown, null, text);
    }
    createRoot(place).render(createElement(Answer));
    await whole;
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  },
};

/** Shows an answer of so many bytes; gives the longest task, in ms, and the part of the frames that didn't come. */
globalThis.show = async (name, size, rate) => {
  const place = document.body.appendChild(document.createElement("main"));
  let longest = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  tasks.observe({ type: "longtask" });
  const from = performance.now();
  let [frames, going] = [0, true];
  requestAnimationFrame(function count() {
    frames++;
    if (going) requestAnimationFrame(count);
  });
  await SHOWN[name](feed(size, rate), place);
  going = false;
  const took = performance.now() - from;
  await new Promise((told) => setTimeout(told, 100));
  tasks.disconnect();
  return {
    took,
    longest,
    dropped: Math.max(0, 1 - frames / (took / (1000 / 60))),
    shown: place.scrollHeight,
  };
};
