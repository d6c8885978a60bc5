/** A type of the platform, where it is known: not every project has the types of browsers. */
type Platform<Name extends string, Else = never> = typeof globalThis extends {
  [name in Name]: { prototype: infer Type };
}
  ? Type
  : Else;

/** A compiled wasm, where the platform's types know of it. */
type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Type } };
}
  ? Type
  : never;

/** What a wasm is compiled of: a `BufferSource`, where the platform's types know of it. */
type Bytes = typeof globalThis extends {
  WebAssembly: { compile(bytes: infer Type): unknown };
}
  ? Type
  : ArrayBuffer | ArrayBufferView;

/**
 * Where the wasm is, for those who place it themselves: its address, a request or response of it, its bytes, or what they were
 * compiled to. An address that is a string is no `ModuleSource`: make a `URL` of it.
 */
export type ModuleSource =
  | Bytes
  | CompiledModule
  | Platform<"URL">
  | Platform<"Request">
  | Platform<"Response">
  | Promise<Platform<"Response">>;

/** What handlers are told by that nobody waits for them any more: an `AbortSignal`. */
export type Signal = Platform<
  "AbortSignal",
  {
    /** Nobody waits any more. */
    readonly aborted: boolean;
    /** Why. */
    readonly reason: unknown;
    /** Calls a function once nobody waits any more. */
    addEventListener(
      type: "abort",
      listener: {
        /** Is called then. */
        (): void;
      },
    ): void;
    /** Calls it no more. */
    removeEventListener(
      type: "abort",
      listener: {
        /** Would be called otherwise. */
        (): void;
      },
    ): void;
  }
>;
