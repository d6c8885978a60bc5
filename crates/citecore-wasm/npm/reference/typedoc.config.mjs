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
  useCodeBlocks: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  typeDeclarationFormat: "table",
  tableColumnSettings: { hideDefaults: true },
  // These compute types of the platform, and nobody can name them.
  intentionallyNotExported: ["CompiledModule", "Platform"],
  treatWarningsAsErrors: true,
};
