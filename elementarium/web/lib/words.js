// What the page says, in the player's language; what a language lacks is said in English.
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { effect, signal, useEffect, useState } from "./html.js";
import { remembered } from "./settings.js";

export const LANGUAGES = ["en", "ru", "fr", "it"];
const FALLBACK = "en";
const files = new Set(["common", "page", "table"]); // more are learned when they are wanted

export const language = remembered("language", firstLanguage(navigator.languages));
const bundles = signal([]); // the language's, then English
const loaded = new Map();

/** A message in words; an unknown one is shown by its id. */
export function say(id, args) {
  for (const bundle of bundles.value) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return id;
}

/** A message as the server sends it: its id and its arguments. */
export const tell = ([id, args]) => say(id, args);

export const knows = (id) => bundles.value.some((bundle) => bundle.hasMessage(id));

/** A language's own name for itself. */
export function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}

/** Speak another language, once its words are here. */
export async function setLanguage(code) {
  await bundlesOf(code);
  language.value = code;
}

/** Learn the words of another file: a game's, those of lessons. */
export async function learn(file) {
  files.add(file);
  await speak(language.value);
}

/** Whether the words of a file are here. */
export function useWords(file) {
  const [ready, set] = useState(false);
  useEffect(() => { learn(file).then(() => set(true)); }, [file]);
  return ready;
}

/** Settles when there are words for the first page. */
export const wordsReady = speak(language.value);

effect(() => { // also when another tab changes the language
  document.documentElement.lang = language.value;
  speak(language.value);
});

async function speak(code) {
  const words = await bundlesOf(code);
  if (code === language.value) bundles.value = words;
}

function firstLanguage(wanted) {
  const codes = wanted.map((locale) => locale.split("-")[0].toLowerCase());
  return codes.find((code) => LANGUAGES.includes(code)) ?? FALLBACK;
}

function bundlesOf(code) {
  const known = LANGUAGES.includes(code) ? [code, FALLBACK] : [FALLBACK];
  return Promise.all([...new Set(known)].map(bundleOf));
}

/** A language with all files that are wanted so far; each is read once. */
async function bundleOf(code) {
  if (!loaded.has(code)) loaded.set(code, { bundle: new FluentBundle(code, { useIsolating: false }), reading: new Map() });
  const { bundle, reading } = loaded.get(code);
  for (const file of files) if (!reading.has(file)) reading.set(file, read(bundle, code, file));
  await Promise.all(reading.values());
  return bundle;
}

async function read(bundle, code, file) {
  bundle.addResource(new FluentResource(await readText(`/locales/${code}/${file}.ftl`)));
}

async function readText(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : "";
  } catch {
    return ""; // offline: English, or the id, is better than no page
  }
}
