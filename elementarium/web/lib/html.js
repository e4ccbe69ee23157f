// What every component is made of, from one place.
import { Fragment, createContext, h, render } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);
export { Fragment, createContext, h, render };
export {
  useCallback, useContext, useEffect, useErrorBoundary, useId, useLayoutEffect, useMemo, useReducer, useRef, useState,
} from "../vendor/hooks.js";
export {
  batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect,
} from "../vendor/signals.js";
