import init from "citecore";
import { createRoot } from "react-dom/client";
import { App } from "./App.jsx";

await init();
createRoot(document.getElementById("root")).render(<App />);
