// An address where nothing is.
import { html } from "../lib/html.js";
import { Link } from "../lib/router.js";
import { say } from "../lib/words.js";
import { Empty, Page } from "./shell.js";

export default function Lost() {
  const home = html`<${Link} class="btn primary" href="/">${say("page-home")}<//>`;
  return html`<${Page} title=${say("page-lost")}><${Empty} action=${home}>${say("page-lost-about")}<//><//>`;
}
