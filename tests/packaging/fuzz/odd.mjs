// Values that no function expects, and expected ones with something wrong in them.

/** What getters and proxies throw here, so that it can be told from an error of the package's or the engine's. */
export class Thrown extends Error {}

const fail = () => {
  throw new Thrown("by a value");
};

const TRAPS = [
  "get",
  "has",
  "ownKeys",
  "getOwnPropertyDescriptor",
  "getPrototypeOf",
  "set",
  "defineProperty",
  "apply",
];

const PRIMITIVES = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  1.5,
  NaN,
  Infinity,
  -Infinity,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32 - 1,
  2 ** 32,
  2 ** 53,
  2 ** 64,
  -(2 ** 63),
  10n,
  2n ** 70n,
  Symbol("odd"),
  Symbol.iterator,
];

const STRINGS = [
  "",
  " ",
  "\0",
  "\ud800",
  "\udc00[1]\ud83d",
  "\ufeff[1]",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "[1]",
  "[^1]: a",
  "[99999999999999999999]",
  "[4294967297]",
  "[".repeat(300),
  "`".repeat(300),
  "https://example.org/\ud800",
  "2024-13-45T99:99:99Z",
  "{{CONTEXT}}{{QUERY}}",
  "😀별".repeat(50),
];

const OBJECTS = [
  () => [],
  () => ({}),
  () => Object.create(null),
  () => Object.freeze({ text: "frozen" }),
  () => Object.freeze([Object.freeze({ text: "frozen", number: 1 })]),
  () => JSON.parse('{"__proto__":{"text":5},"constructor":1,"hasOwnProperty":null,"text":"a"}'),
  () => Object.create({ text: "inherited", number: 1 }),
  () => [, , "sparse"],
  () => new Array(50_000),
  () => new Array(2 ** 32 - 1),
  () => Object.assign([1], { length: 3, text: "a" }),
  () => Array.from({ length: 500 }, (_, at) => ({ text: `${at}`, number: at })),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`key ${at}`, at])),
  () => new Float32Array([NaN, 1, Infinity]),
  () => new BigInt64Array(2),
  () => new DataView(new ArrayBuffer(8)),
  () => new Uint8Array(new SharedArrayBuffer(8)),
  () => detached(),
  () => new ArrayBuffer(8),
  () => new Map([["text", "a"]]),
  () => new Set(["a"]),
  () => new WeakMap(),
  () => new Date(NaN),
  () => /a/gy,
  () => new Thrown("a value"),
  () => new String("boxed"),
  () => new Number(5),
  () => Object(1n),
  () => Object(Symbol("boxed")),
  () => () => "a",
  () => class {},
  () => Symbol,
  () => globalThis,
  () => WebAssembly,
  () => new Proxy({ text: "seen through" }, {}),
  () => new Proxy([{ text: "seen through" }], {}),
  () => trapped(() => {}),
  () => trapped({}),
  () => trapped([]),
  () => revoked({}),
  () => revoked([]),
  () => revoked(() => {}),
  () => long("a"),
  () => long(-1),
  () => long(2 ** 53),
  () => long(NaN),
  () => getting("text"),
  () => getting("length"),
  () => getting("then"),
  () => getting(Symbol.iterator),
  () => getting(Symbol.toPrimitive),
  () => getting(Symbol.toStringTag),
  () => ({ toString: fail, valueOf: fail, toJSON: fail, [Symbol.toPrimitive]: fail }),
  () => cyclic({}),
  () => cyclic([]),
  () => nested(100),
  () => nested(5_000),
];

function detached() {
  const bytes = new Uint8Array(8);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
}

/** A proxy of which every trap throws. */
function trapped(object) {
  return new Proxy(object, Object.fromEntries(TRAPS.map((trap) => [trap, fail])));
}

function revoked(object) {
  const { proxy, revoke } = Proxy.revocable(object, {});
  revoke();
  return proxy;
}

/** An array that says another length. */
function long(length) {
  const get = (array, key) => (key === "length" ? length : array[key]);
  return new Proxy([{ text: "a" }], { get });
}

function getting(key) {
  return Object.defineProperty({}, key, { get: fail, enumerable: true });
}

function cyclic(object) {
  object.text = "a";
  object.self = object;
  if (Array.isArray(object)) object.push(object);
  return object;
}

function nested(depth) {
  let value = "deep";
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { metadata: value };
  return value;
}

/** A value out of nowhere. */
export function odd(chance) {
  const kind = chance.below(4);
  if (kind === 0) return chance.pick(PRIMITIVES);
  if (kind === 1) return chance.pick(STRINGS);
  return chance.pick(OBJECTS)();
}

/** A copy of a value with something wrong in it, at one of its places. */
export function spoilt(chance, value) {
  const own = typeof value === "object" && value !== null;
  if (!own || chance.is(0.25)) return chance.is(0.8) ? odd(chance) : wrapped(chance, value);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const keys = Object.keys(copy);
  if (keys.length === 0 || chance.is(0.1)) {
    copy[chance.pick(["text", "number", "0", "constructor", "other"])] = odd(chance);
    return copy;
  }
  const key = chance.pick(keys);
  copy[key] = spoilt(chance, copy[key]);
  return copy;
}

/** The same value, in a form that few expect. */
function wrapped(chance, value) {
  if (typeof value !== "object" || value === null) return Object(value);
  switch (chance.below(5)) {
    case 0:
      return Object.freeze(value);
    case 1:
      return new Proxy(value, {});
    case 2:
      return new Proxy(value, { [chance.pick(TRAPS)]: fail });
    case 3:
      return later(value);
    default:
      return Object.assign(Object.create(value), value);
  }
}

/** An object of which every field is there at first, and then is another. */
function later(value) {
  const copy = {};
  for (const [key, field] of Object.entries(value)) {
    let read = 0;
    copy[key] = field;
    Object.defineProperty(copy, key, { get: () => (read++ ? read : field), enumerable: true });
  }
  return copy;
}
