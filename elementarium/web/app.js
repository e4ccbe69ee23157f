// The page: the address says what is shown; each page is loaded when first wanted.
import { html, render, useEffect, useErrorBoundary, useState } from "./lib/html.js";
import { path } from "./lib/router.js";
import { say, wordsReady } from "./lib/words.js";
import { Failure, Offline, Waiting } from "./pages/shell.js";

const PAGES = [
  [/^\/$/, () => import("./pages/start.js")],
  [/^\/new$/, () => import("./pages/new.js")],
  [/^\/games$/, () => import("./pages/games.js")],
  [/^\/settings$/, () => import("./pages/settings.js")],
  [/^\/t\/(?<id>[^/]+)$/, () => import("./pages/table.js")],
  [/^\/replay\/(?<id>[^/]+)$/, () => import("./pages/replay.js")],
  [/^\/rules\/(?<game>[^/]+)$/, () => import("./pages/rules.js")],
  [/^\/lesson\/(?<game>[^/]+)$/, () => import("./pages/lesson.js")],
];
const LOST = [/^/, () => import("./pages/lost.js")];

function App() {
  const [shown, show] = useState(null);
  const address = path.value;
  useEffect(() => {
    let wanted = true;
    pageAt(address).then((page) => wanted && show(page));
    return () => { wanted = false; };
  }, [address]);
  return html`
    <a class="skip" href="#main">${say("page-skip")}</a>
    <${Offline} />
    ${shown ? html`<${Safely} key=${shown.address} ...${shown} />` : html`<${Waiting} />`}`;
}

/** A page that breaks says so; the way home stays. */
function Safely({ Page, params }) {
  const [broken] = useErrorBoundary((error) => console.error(error));
  return broken ? html`<${Failure} error=${broken} />` : html`<${Page} ...${params} />`;
}

/** The page of an address: its component (every page module's default) and what the address names. */
async function pageAt(address) {
  const [pattern, load] = PAGES.find(([each]) => each.test(address)) ?? LOST;
  const params = { ...pattern.exec(address).groups };
  try {
    return { address, params, Page: (await load()).default };
  } catch (error) {
    console.error(error);
    return { address, params: { error }, Page: Failure };
  }
}

wordsReady.then(() => render(html`<${App} />`, document.getElementById("page")));
