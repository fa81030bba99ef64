import { hasOwn } from '../../copy/hasOwn.js';
import { afterPaint } from './afterPaint.js';
import {
  readDraft,
  readDraftOn,
  removeDraft,
  removeOldDrafts,
  writeDraft,
  type DraftAreas,
  type DraftValues,
} from './draftStore.js';

export interface DraftOptions {
  readonly areas: DraftAreas;
  readonly key: string;
  /** Fields that must not outlive the tab, such as identity numbers. */
  readonly sensitive: readonly string[];
  /** Reduces a stored draft to what still fits the form. Defaults to all of it. */
  readonly fit?: ((values: DraftValues) => DraftValues) | undefined;
  /** The saved version with which the form begins; a draft typed on another one is ignored. Defaults to none. */
  readonly version?: string | undefined;
}

/**
 * DIFFERENT: another tab has typed something else into the same form. TAKEN: its text was adopted here, which can be
 * undone. REMOVED: another tab submitted or cleared the form.
 */
export type DraftSync = 'DIFFERENT' | 'TAKEN' | 'REMOVED';

export interface OpenDraft {
  /** What was typed. */
  readonly typed: () => DraftValues;
  readonly sync: () => DraftSync | null;
  readonly set: (name: string, value: string) => void;
  /** Writes pending changes now. */
  readonly flush: () => void;
  /** Discards all input. */
  readonly clear: () => void;
  /** Removes the stored draft; the input here stays. */
  readonly forget: () => void;
  /** Called when the input was saved as this version; undefined if unknown. */
  readonly markSaved: (version: string | undefined) => void;
  /** Replaces the input by the other tab's, which `takeBack` reverts. */
  readonly takeOther: () => void;
  readonly takeBack: () => void;
  /** Stores this tab's input as the draft. The other tab keeps its own and is notified. */
  readonly keepMine: () => void;
  /** Follows other tabs until the returned function is called. */
  readonly follow: (onSync: () => void) => () => void;
}

const names = (values: DraftValues) => Object.keys(values);
const isEmpty = (values: DraftValues) => names(values).length === 0;
const isSame = (one: DraftValues, other: DraftValues) =>
  names(one).length === names(other).length &&
  names(one).every((name) => hasOwn(other, name) && one[name] === other[name]);

/**
 * A form's draft: read once, written after every change. The stored draft belongs to the tab that wrote it last: other
 * tabs' input is never overwritten, and the input here never changes because of another tab, until the user chooses.
 * Meanwhile this tab keeps its own text separately. Sensitive fields stay in their tab.
 */
export function openDraft(options: DraftOptions): OpenDraft {
  const { areas, key, sensitive, fit = (values) => values } = options;
  removeOldDrafts(areas);
  let version: string | undefined = options.version ?? '';
  /** This tab's text while the stored draft belongs to another tab. It survives a reload, but not the tab. */
  const ownKey = `${key}~own`;
  const ownAreas = { lasting: areas.passing, passing: areas.passing };
  const lastingOf = (values: DraftValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !sensitive.includes(name)));
  const shared = { ...areas, passing: areas.lasting };
  const stored = () => readDraft(shared, key);
  /** Whether nothing of it fits the form. */
  const isGone = (values: DraftValues) => isEmpty(fit(values));
  const own = fit(readDraftOn(ownAreas, ownKey, version));
  let typed = isEmpty(own) ? fit(readDraftOn(areas, key, version)) : own;
  /** Whether it is what was typed here; what was written may only fit a form that came later. */
  const isMine = (values: DraftValues) => {
    const mine = lastingOf(typed);
    return isSame(values, mine) || isSame(fit(values), mine);
  };
  /** The last state this tab saw in the shared storage. */
  let base = stored();
  const opened = readDraftOn(shared, key, version);
  let sync: DraftSync | null = isGone(opened) || isMine(opened) ? null : 'DIFFERENT';
  let before: DraftValues = {};
  let stopWaiting: (() => void) | undefined;

  const writeOwn = () => writeDraft(ownAreas, ownKey, typed, names(typed), { version });
  function write() {
    if (sync === 'DIFFERENT') return writeOwn();
    writeDraft(areas, key, typed, sensitive, { version });
    removeDraft(ownAreas, ownKey);
    base = lastingOf(typed);
  }
  /** Checks whether another tab has changed the stored draft since. */
  function look(): boolean {
    const others = stored();
    if (isSame(others, base)) return false;
    const isStored = isMine(base);
    base = others;
    if (isGone(others)) sync = isEmpty(typed) ? null : 'REMOVED';
    else sync = isMine(others) ? null : 'DIFFERENT';
    // A draft submitted or cleared elsewhere is not kept for another visit, but the input here is.
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
    // A sleeping tab has not been notified of the others yet.
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
  /** The stored draft is left alone while it belongs to another tab. */
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
      // Not on unload: a killed tab loses at most the input since its last frame.
      stopWaiting ??= afterPaint(flush);
    },
    flush,
    clear() {
      remove();
      typed = {};
      if (sync !== 'DIFFERENT') sync = null;
    },
    forget: remove,
    markSaved(next) {
      version = next;
      if (!isEmpty(typed)) stopWaiting ??= afterPaint(flush);
    },
    takeOther() {
      before = typed;
      const kept = Object.entries(typed).filter(([name]) => sensitive.includes(name));
      replace({ ...fit(stored()), ...Object.fromEntries(kept) }, 'TAKEN');
    },
    takeBack: () => replace(before, isGone(stored()) ? null : 'DIFFERENT'),
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
