// The real proxy with the widget, as the tests ask it.
import { join } from "node:path";
import { serve } from "../../support/proxy.mjs";
import { ROOT } from "../../support/root.mjs";

const PROGRAM = process.env.E2E_PROXY;

/** Starts the proxy with these settings, by their names in the environment without `CITECORE_`. */
export function startProxy(settings = {}) {
  if (!PROGRAM) throw new Error("E2E_PROXY is not set: run the tests with `cargo xtask e2e`");
  const wanted = {
    WIDGET__PATH: join(ROOT, "target/widget"),
    LIMITS__PER_MINUTE: "1000",
    LIMITS__CONCURRENT: "20",
    ...settings,
  };
  const { PATH, HOME } = process.env;
  return serve(PROGRAM, wanted, { PATH, HOME });
}

/** Settings of a proxy whose answers a fake server writes, over five short articles. */
export const scripted = (fake) => ({
  UPSTREAM__KIND: "openai",
  UPSTREAM__BASE_URL: fake.address,
  UPSTREAM__MODEL: "scripted",
  UPSTREAM__API_KEY: KEY,
  KNOWLEDGE__PATH: join(ROOT, "tests/e2e/knowledge"),
});

/** A key that may never leave the proxy but to its upstream. */
export const KEY = "sk-tests-0123456789abcdef";

/** What all five of those articles are about. */
export const TRIPOD = "What does tripod care mean?";
