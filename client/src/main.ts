import { mount } from "svelte";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { applyLook } from "./lib/browser/settings.svelte";
import { catalogue } from "./lib/server/api";
import { speech } from "./text/index.svelte";

applyLook();
// Without words there is nothing to show, and they come in the same moment. So do the games, mostly: to draw
// home twice takes longer than to wait a little for all that it shows.
const AT_MOST = 300; // milliseconds
const late = (): Promise<unknown> => new Promise((done) => setTimeout(done, AT_MOST));
const games = location.pathname === "/" ? Promise.race([catalogue(), late()]) : null;
await Promise.all([speech.need("home"), games?.catch(() => undefined)]);
mount(App, { target: document.getElementById("app")! });
