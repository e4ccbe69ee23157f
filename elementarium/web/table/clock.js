// How much time a player has left; it runs on the page between two messages of the server.
import { html, useEffect, useState } from "../lib/html.js";
import { say } from "../lib/words.js";

const SHORT = 20000; // milliseconds: from here on tenths are shown

export function Clock({ clock, seat, name, time }) {
  const runs = clock.runs === seat;
  useTicking(runs);
  const left = Math.max(0, clock.left[seat] - (runs ? time() - clock.at : 0));
  const shown = inWords(left);
  return html`
    <time class="clock ${runs ? "runs" : ""} ${left < SHORT ? "short" : ""}" role="timer"
      aria-label=${say("table-clock-left", { name, time: shown })}>${shown}</time>`;
}

function useTicking(runs) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 200);
    return () => clearInterval(timer);
  }, [runs]);
}

function inWords(ms) {
  if (ms < SHORT) return (ms / 1000).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
