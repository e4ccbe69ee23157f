// Which page is shown: the address bar is the truth.
import { html, signal } from "./html.js";

export const path = signal(location.pathname);
export const query = signal(new URLSearchParams(location.search));
export const moved = signal(false); // whether this is not the first page shown

/** Go to a page; `replace` leaves no step back to the present one. */
export function go(address, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  look();
  if (!location.hash) scrollTo(0, 0);
}

/** A link within the page; it says where one already is. */
export function Link({ href, ...props }) {
  const here = path.value === href ? "page" : undefined;
  return html`<a href=${href} aria-current=${here} ...${props} />`;
}

function look() {
  moved.value = true;
  path.value = location.pathname;
  query.value = new URLSearchParams(location.search);
}

/** Any link to a page of ours, also in rules text, is followed without loading everything again. */
function follow(event) {
  const link = event.target.closest?.("a[href]");
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || /^\/(api|static)\//.test(pathname)) return;
  if (hash && pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(pathname + search + hash);
}

addEventListener("popstate", look);
document.addEventListener("click", follow);
