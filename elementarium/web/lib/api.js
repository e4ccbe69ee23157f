// Requests to the server; what goes wrong is an ApiError, said as the message `error-<code>`.
import { signal } from "./html.js";
import { knows, say } from "./words.js";

/** Whether the server could be reached when last asked. */
export const reachable = signal(navigator.onLine);
addEventListener("online", () => { reachable.value = true; });
addEventListener("offline", () => { reachable.value = false; });

class ApiError extends Error {
  constructor(code, detail = "") {
    super(detail || code);
    this.code = code;
    this.detail = detail;
  }
}

/** What went wrong, and what to do, in the player's words. */
export function sayError(error) {
  const id = `error-${error?.code}`;
  return say(knows(id) ? id : "error-unknown");
}

export const get = (path, query) => request("GET", withQuery(path, query));
export const post = (path, body) => request("POST", path, body);
export const put = (path, body) => request("PUT", path, body);
export const patch = (path, body) => request("PATCH", path, body);

async function request(method, path, body) {
  const answer = await reach(path, { method, ...contents(body) });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(said.code ?? "unknown", said.detail ?? `${answer.status}`);
  return said;
}

async function reach(path, options) {
  try {
    const answer = await fetch(path, options);
    reachable.value = true;
    return answer;
  } catch (error) {
    reachable.value = false;
    throw new ApiError("offline", error.message);
  }
}

/** A text is sent as it is (a match file), everything else as JSON. */
function contents(body) {
  if (body === undefined) return {};
  const plain = typeof body === "string";
  const type = plain ? "text/plain; charset=utf-8" : "application/json";
  return { headers: { "Content-Type": type }, body: plain ? body : JSON.stringify(body) };
}

function withQuery(path, query) {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}
