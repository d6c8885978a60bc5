import type { Context, Passage, Reference, Source } from "../types.js";
import { fields } from "./json.js";
import { choice, count, finite, floats, list, maybe, text, year } from "./kinds.js";
import { type Fields, record, setting } from "./objects.js";
import { type Shape, Wrong } from "./shape.js";

const passageFields: Fields<Passage> = {
  text: { ...text, missing: "missing field: `readPassages` finds it under other names" },
  id: maybe(text),
  title: maybe(text),
  url: maybe(text),
  score: maybe(finite),
  source: maybe(text),
  year: maybe(year),
  page: maybe(count),
  updated: maybe(text),
  embedding: maybe(floats),
  metadata: maybe(fields),
};

const passage = record<Passage>(passageFields);

/** What a source has beside its passage. */
const numberFields: Fields<Pick<Source, "number" | "relevance">> = {
  // Who gives passages in place of a context's sources has all else.
  number: { ...count, missing: "missing field: `prepareContext` numbers passages" },
  relevance: maybe(choice("High", "Medium", "Low")),
};

const sourceFields = { ...passageFields, ...numberFields };

export const passages = list(passage);

/** Passages that have no other fields. */
export const merePassages = list(setting<Passage>(passageFields));

const wholeSource = record<Source>(sourceFields);

const behindPassage = record(numberFields);

const source: Shape<Source> = {
  pack(value, to) {
    to.passage();
    wholeSource.pack(value, to);
  },
  unpack: (from) => behindPassage.fill(passage.unpack(from.passage()), from),
};

export const sources = list(source);

/** The sources of a context: each has a number of its own, from 1, or marks would name two of them, or none. */
const numbered: Shape<Source[]> = {
  pack(value, to) {
    const taken = new Set<unknown>([0]);
    const number: Shape<number> = {
      ...numberFields.number,
      pack(value, to) {
        numberFields.number.pack(value, to);
        if (taken.has(value))
          throw new Wrong(`expected a number from 1 that no other source has, found ${value}`);
        taken.add(value);
      },
    };
    const whole = record<Source>({ ...sourceFields, number });
    const each: Shape<Source> = {
      pack(value, to) {
        to.passage();
        whole.pack(value, to);
      },
      unpack: source.unpack,
    };
    list(each).pack(value, to);
  },
  unpack: sources.unpack,
};

const citedFields: Fields<Pick<Reference, "original" | "occurrences" | "passages">> = {
  original: count,
  occurrences: maybe(count),
  passages: maybe(sources),
};

const behindSource = record(citedFields);

/** The passage that it stands for comes once, where it is its own. */
export const reference: Shape<Reference> = {
  pack: record<Reference>({ ...sourceFields, number: count, ...citedFields }).pack,
  unpack(from) {
    const own = source.unpack(from);
    const itself = { ...own };
    const reference = behindSource.fill(own, from);
    itself.number = reference.original;
    reference.passages ??= [itself];
    return reference;
  },
};

export const references = list(reference);

export const contextStyle = choice("bracket", "tag", "dagger", "labelled");

export const context = record<Context>({ text, sources: numbered, style: contextStyle });

/** Passages, or texts alone. */
export const passagesOrTexts = list<Passage>({
  pack: (value, to) => passage.pack(typeof value === "string" ? { text: value } : value, to),
  unpack: passage.unpack,
});

const withSources = record<Pick<Context, "sources">>({ sources: numbered });

/** The sources of a context, or these alone. */
export const sourcesOf: Shape<Source[]> = {
  pack: (value, to) => (Array.isArray(value) ? numbered : withSources).pack(value, to),
  unpack: sources.unpack,
};
