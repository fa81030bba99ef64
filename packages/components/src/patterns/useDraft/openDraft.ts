import { afterPaint } from './afterPaint.js';
import {
  draftTime,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftAreas,
  type DraftValues,
} from './draftStore.js';

export interface DraftOptions {
  readonly areas: DraftAreas;
  readonly key: string;
  /** Fields that must not outlive the tab, such as identity numbers. */
  readonly sensitive: readonly string[];
  /** What of a stored draft still fits the form. Defaults to all of it. */
  readonly fit?: ((values: DraftValues) => DraftValues) | undefined;
  /** Milliseconds; a draft from before is dropped. */
  readonly notBefore?: number | undefined;
}

/**
 * DIFFERENT: another tab has typed something else into the same form. TAKEN: its text was taken over here, and may be given
 * back. REMOVED: another tab submitted or emptied the form.
 */
export type DraftSync = 'DIFFERENT' | 'TAKEN' | 'REMOVED';

export interface OpenDraft {
  /** What was typed. */
  readonly typed: () => DraftValues;
  readonly sync: () => DraftSync | null;
  readonly set: (name: string, value: string) => void;
  /** Writes now what waits to be written. */
  readonly flush: () => void;
  /** Forgets everything that was typed. */
  readonly clear: () => void;
  /** Removes the stored draft; what was typed stays here. */
  readonly forget: () => void;
  /** Replaces what was typed here by what the other tab typed, which `takeBack` reverts. */
  readonly takeOther: () => void;
  readonly takeBack: () => void;
  /** What was typed here becomes the stored draft. The other tab keeps its own and is told. */
  readonly keepMine: () => void;
  /** Follows other tabs until the returned function is called. */
  readonly follow: (onSync: () => void) => () => void;
}

const names = (values: DraftValues) => Object.keys(values);
const isEmpty = (values: DraftValues) => names(values).length === 0;
const isSame = (one: DraftValues, other: DraftValues) =>
  names(one).length === names(other).length &&
  names(one).every((name) => Object.hasOwn(other, name) && one[name] === other[name]);

/**
 * A draft of a form: read once, written after every change. The stored draft belongs to the tab that wrote it last: nothing
 * that another tab typed is written over it, and nothing typed here changes because of another tab, until somebody chooses.
 * Meanwhile this tab keeps its own text for itself. Sensitive fields stay in their tab.
 */
export function openDraft(options: DraftOptions): OpenDraft {
  const { areas, key, sensitive, fit = (values) => values, notBefore } = options;
  /** This tab's text while the stored draft is another tab's. It survives a reload, not the tab. */
  const ownKey = `${key}~own`;
  const ownAreas = { lasting: areas.passing, passing: areas.passing };
  const dropIfStale = (at: DraftAreas, each: string) => {
    if (notBefore !== undefined && (draftTime(at, each) ?? notBefore) < notBefore)
      removeDraft(at, each);
  };
  dropIfStale(areas, key);
  dropIfStale(ownAreas, ownKey);
  const lastingOf = (values: DraftValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !sensitive.includes(name)));
  const stored = () => fit(readDraft({ ...areas, passing: areas.lasting }, key));
  const own = fit(readDraft(ownAreas, ownKey));
  let typed = isEmpty(own) ? fit(readDraft(areas, key)) : own;
  /** What this tab last saw in the storage that all tabs share. */
  let base = stored();
  let sync: DraftSync | null = isEmpty(base) || isSame(base, lastingOf(typed)) ? null : 'DIFFERENT';
  let before: DraftValues = {};
  let stopWaiting: (() => void) | undefined;

  const writeOwn = () => writeDraft(ownAreas, ownKey, typed, names(typed));
  function write() {
    if (sync === 'DIFFERENT') return writeOwn();
    writeDraft(areas, key, typed, sensitive);
    removeDraft(ownAreas, ownKey);
    base = lastingOf(typed);
  }
  /** Whether another tab has changed the stored draft since. */
  function look(): boolean {
    const others = stored();
    if (isSame(others, base)) return false;
    const isStored = isSame(base, lastingOf(typed));
    base = others;
    if (isEmpty(others)) sync = isEmpty(typed) ? null : 'REMOVED';
    else sync = isSame(others, lastingOf(typed)) ? null : 'DIFFERENT';
    // What was submitted or emptied elsewhere is not kept for another visit, but what was typed here is.
    if (sync === 'DIFFERENT' || (sync === 'REMOVED' && !isStored)) writeOwn();
    return true;
  }
  let onChange: () => void = () => undefined;
  function stop() {
    stopWaiting?.();
    stopWaiting = undefined;
  }
  function flush() {
    if (stopWaiting === undefined) return;
    stop();
    // A tab that slept has not heard of the others yet.
    const isChanged = look();
    write();
    if (isChanged) onChange();
  }
  function replace(values: DraftValues, next: DraftSync | null) {
    stop();
    typed = values;
    sync = next;
    write();
  }
  /** The stored draft is left alone while it is another tab's. */
  function remove() {
    stop();
    removeDraft(ownAreas, ownKey);
    if (sync === 'DIFFERENT') return;
    base = {};
    removeDraft(areas, key);
  }
  return {
    typed: () => typed,
    sync: () => sync,
    set(name, value) {
      typed = { ...typed, [name]: value };
      // Not on unload: a killed tab loses at most what was typed since its last frame.
      stopWaiting ??= afterPaint(flush);
    },
    flush,
    clear() {
      remove();
      typed = {};
      if (sync !== 'DIFFERENT') sync = null;
    },
    forget: remove,
    takeOther() {
      before = typed;
      const kept = Object.entries(typed).filter(([name]) => sensitive.includes(name));
      replace({ ...stored(), ...Object.fromEntries(kept) }, 'TAKEN');
    },
    takeBack: () => replace(before, isEmpty(stored()) ? null : 'DIFFERENT'),
    keepMine: () => replace(typed, null),
    follow(listener) {
      onChange = listener;
      const unsubscribe = areas.lasting.subscribe?.((changed) => {
        if (changed === key && look()) listener();
      });
      return () => {
        onChange = () => undefined;
        unsubscribe?.();
      };
    },
  };
}
