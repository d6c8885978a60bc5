import { checkObject, checkString, field, invalid, isArray, isNone, kind } from "./error.js";

/** A reference, as far as readers are told of it. */
export interface Named {
  number: number;
  original: number;
  title: string | undefined;
  source: string | undefined;
  id: string | undefined;
}

/** A piece of an answer, with the numbers that it cites. */
export interface Piece {
  text: string;
  numbers: number[];
}

/** What is cited: an answer's text with the places of its citations, pieces of one, or references alone. */
export interface Cited {
  text?: string;
  places?: { start: number; number: number }[];
  pieces?: Piece[];
  references?: Named[];
}

/** Reads the first of the three that is there, each field once: what a getter gives may differ from one time to the next. */
export function citedBy(answer: unknown, segments: unknown, references: unknown): Cited {
  if (isNone(answer))
    return isNone(segments)
      ? { references: list(references, "options.references", named) }
      : { pieces: list(segments, "options.segments", piece) };
  const path = "options.answer";
  const given = checkObject(answer, path);
  return {
    text: text(given, "text", path),
    places: list(field(given, "citations", path), `${path}.citations`, placed),
    references: list(field(given, "references", path), `${path}.references`, named),
  };
}

function named(given: object, path: string): Named {
  return {
    number: number(given, "number", path),
    original: number(given, "original", path),
    title: maybe(given, "title", path),
    source: maybe(given, "source", path),
    id: maybe(given, "id", path),
  };
}

function placed(given: object, path: string) {
  return { start: number(given, "start", path), number: number(given, "number", path) };
}

function piece(given: object, path: string): Piece {
  const cites = field(given, "type", path) === "citation";
  const numbers = cites ? field(given, "numbers", path) : [];
  return {
    text: text(given, "text", path),
    numbers: elements(numbers, `${path}.numbers`, checkNumber),
  };
}

function list<T>(value: unknown, path: string, read: (given: object, path: string) => T): T[] {
  return elements(value, path, (element, path) => read(checkObject(element, path), path));
}

function elements<T>(value: unknown, path: string, read: (value: unknown, path: string) => T): T[] {
  if (!isArray(value)) throw invalid(path, `expected an array, found ${kind(value)}`);
  const length = checkNumber(field(value, "length", path), path);
  const elements: T[] = [];
  for (let at = 0; at < length; at += 1) {
    const place = `${path}[${at}]`;
    elements.push(read(element(value, at, place), place));
  }
  return elements;
}

function element(list: unknown[], at: number, path: string): unknown {
  try {
    return list[at];
  } catch {
    throw invalid(path, "can't be read");
  }
}

function text(given: object, name: string, path: string): string {
  const value = field(given, name, path);
  checkString(value, `${path}.${name}`);
  return value;
}

function maybe(given: object, name: string, path: string): string | undefined {
  const value = field(given, name, path) ?? undefined;
  if (value !== undefined) checkString(value, `${path}.${name}`);
  return value;
}

function number(given: object, name: string, path: string): number {
  return checkNumber(field(given, name, path), `${path}.${name}`);
}

function checkNumber(value: unknown, path: string): number {
  if (typeof value !== "number") throw invalid(path, `expected a number, found ${kind(value)}`);
  return value;
}
