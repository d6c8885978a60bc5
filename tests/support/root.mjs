// Where the repository is.
import { fileURLToPath } from "node:url";

/** Its folder, with the separator at its end. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
