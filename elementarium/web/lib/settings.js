// What a player has set on this device; each setting is a signal that remembers itself.
import { computed, effect, signal } from "./html.js";

const PREFIX = "elementarium.";
const stored = new Map();

export const theme = remembered("theme", "auto");            // auto | dark | light | contrast
export const speed = remembered("speed", 1);                 // of motion: 0 (none) | 0.5 | 1 | 2
export const sound = remembered("sound", false);
export const confirmTurns = remembered("confirmTurns", true); // ask before the end of a turn

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const calm = signal(stillness.matches);
stillness.addEventListener("change", () => { calm.value = stillness.matches; });

/** What a duration is multiplied by: 0 where nothing should move. */
export const pace = computed(() => (calm.value || !speed.value ? 0 : 1 / speed.value));

effect(() => globalThis.applyTheme?.(theme.value));
effect(() => document.documentElement.style.setProperty("--pace", pace.value));

/** A signal kept in this browser, shared by its tabs. */
export function remembered(name, initial) {
  const setting = signal(recall(name) ?? initial);
  stored.set(PREFIX + name, { setting, initial });
  effect(() => keep(name, setting.value));
  return setting;
}

addEventListener("storage", ({ key, newValue }) => {
  const entry = stored.get(key);
  if (entry) entry.setting.value = parsed(newValue) ?? entry.initial;
});

function recall(name) {
  try {
    return parsed(localStorage.getItem(PREFIX + name));
  } catch {
    return null; // storage is denied: the setting lives as long as the page
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch { /* as above */ }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
