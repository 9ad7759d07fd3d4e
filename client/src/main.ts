import { mount } from "svelte";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { applyLook } from "./lib/browser/settings.svelte";

applyLook();
mount(App, { target: document.getElementById("app")! });
