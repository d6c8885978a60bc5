// `typedoc` writes the API reference by this: `citecore` in `api.md`, the other entries of the package beside it.

/** @type {Partial<import("typedoc").TypeDocOptions> & import("typedoc-plugin-markdown").PluginOptions} */
export default {
  plugin: ["typedoc-plugin-markdown", "./plugin.mjs"],
  tsconfig: "../tsconfig.json",
  entryPoints: ["../src/index.ts", "../src/html.ts", "../src/remark.ts"],
  name: "citecore",
  readme: "none",
  disableSources: true,
  excludeInternal: true,
  excludeExternals: true,
  excludeReferences: true,
  outputFileStrategy: "modules",
  entryFileName: "api",
  entryModule: "api",
  hidePageHeader: true,
  hideBreadcrumbs: true,
  groupOrder: ["Functions", "Classes", "*"],
  sort: ["source-order"],
  // Of two headings of one name, `profile` and `Profile`, pages may know the second by another than TypeDoc.
  useHTMLAnchors: true,
  useCodeBlocks: true,
  expandParameters: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  typeDeclarationFormat: "table",
  tableColumnSettings: { hideDefaults: true },
  // These compute types of the platform, and nobody can name them.
  intentionallyNotExported: ["Bytes", "CompiledModule", "Platform"],
  treatWarningsAsErrors: true,
};
