import { afterPaint } from './afterPaint.js';
import {
  draftTime,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftAreas,
  type DraftValues,
} from './draftStore.js';
import { mergeDrafts } from './mergeDrafts.js';

export interface DraftOptions {
  readonly areas: DraftAreas;
  readonly key: string;
  /** Fields that must not outlive the tab, such as identity numbers. */
  readonly sensitive: readonly string[];
  /** What of a stored draft still fits the form. */
  readonly fit: (values: DraftValues) => DraftValues;
  /** Milliseconds; a draft from before is dropped. */
  readonly notBefore?: number | undefined;
}

/** MERGED: another tab typed into the same form; REMOVED: it submitted or emptied it. */
export type DraftSync = 'MERGED' | 'REMOVED';

export interface OpenDraft {
  /** What was typed. */
  readonly typed: () => DraftValues;
  readonly set: (name: string, value: string) => void;
  /** Writes now what waits to be written. */
  readonly flush: () => void;
  /** Forgets everything that was typed. */
  readonly clear: () => void;
  /** Removes the stored draft; what was typed stays here. */
  readonly forget: () => void;
  /** Follows other tabs until the returned function is called. */
  readonly follow: (onSync: (sync: DraftSync) => void) => () => void;
}

/**
 * A draft of a form: read once, written after every change, merged with what other tabs write. Sensitive fields stay in
 * their tab.
 */
export function openDraft({ areas, key, sensitive, fit, notBefore }: DraftOptions): OpenDraft {
  const isStale = notBefore !== undefined && (draftTime(areas, key) ?? notBefore) < notBefore;
  if (isStale) removeDraft(areas, key);
  let typed = fit(readDraft(areas, key));
  const lastingOf = (values: DraftValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !sensitive.includes(name)));
  const stored = () => fit(readDraft({ ...areas, passing: areas.lasting }, key));
  /** What this tab last saw in the storage that all tabs share. */
  let base = lastingOf(typed);
  let stopWaiting: (() => void) | undefined;

  function takeForeign(): boolean {
    const others = stored();
    // Removed by another tab: what is typed here must not vanish with it.
    if (Object.keys(others).length === 0) {
      base = {};
      return false;
    }
    const merged = mergeDrafts(base, lastingOf(typed), others);
    typed = { ...typed, ...merged.values };
    base = others;
    return merged.hasForeign;
  }
  function stop() {
    stopWaiting?.();
    stopWaiting = undefined;
  }
  function flush() {
    if (stopWaiting === undefined) return;
    stop();
    // A tab that slept has not heard of the others yet.
    takeForeign();
    writeDraft(areas, key, typed, sensitive);
    base = lastingOf(typed);
  }
  return {
    typed: () => typed,
    set(name, value) {
      typed = { ...typed, [name]: value };
      // Not on unload: a killed tab loses at most what was typed since its last frame.
      stopWaiting ??= afterPaint(flush);
    },
    flush,
    clear() {
      stop();
      typed = {};
      base = {};
      removeDraft(areas, key);
    },
    forget() {
      stop();
      base = {};
      removeDraft(areas, key);
    },
    follow(onSync) {
      return (
        areas.lasting.subscribe?.((changed) => {
          if (changed !== key) return;
          const had = Object.keys(base).length > 0;
          if (takeForeign()) onSync('MERGED');
          else if (had && Object.keys(base).length === 0) onSync('REMOVED');
        }) ?? (() => undefined)
      );
    },
  };
}
