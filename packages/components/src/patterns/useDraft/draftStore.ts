/** A storage that never throws. */
export interface DraftArea {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab wrote or removed a key. Areas of a single tab have none. */
  subscribe?: (listener: (key: string) => void) => () => void;
}

export interface DraftAreas {
  readonly lasting: DraftArea;
  readonly passing: DraftArea;
}

/** Areas whose `lasting` reports other tabs' changes, which an open form needs so as not to overwrite their text. */
export interface SharedDraftAreas extends DraftAreas {
  readonly lasting: Required<DraftArea>;
}

export type DraftValues = Readonly<Record<string, string>>;

const prefix = 'huiqi:draft:';
const indexKey = 'huiqi:drafts';
const longestAge = 30 * 24 * 60 * 60 * 1000;

/** Who has not logged in. */
export const visitorId = 'visitor';

/** A draft belongs to a user and form: other users on the machine never see it. */
export const draftKey = (userId: string, form: string) => `${prefix}${userId}:${form}`;

/** When a draft was written, in milliseconds; undefined if there is none. */
export function draftTime(areas: DraftAreas, key: string): number | undefined {
  const times = [areas.lasting, areas.passing].map((area) => {
    const parsed = parse(area.get(key));
    return isRecord(parsed) && typeof parsed['savedAt'] === 'number' ? parsed['savedAt'] : 0;
  });
  return Math.max(...times) || undefined;
}

export function readDraft(areas: DraftAreas, key: string, now = Date.now()): DraftValues {
  return { ...readArea(areas.lasting, key, now), ...readArea(areas.passing, key, now) };
}

/** What was typed on this saved version of the content: on another one the user would not have typed it. */
export function readDraftOn(
  areas: DraftAreas,
  key: string,
  version: string,
  now = Date.now(),
): DraftValues {
  const read = (area: DraftArea) =>
    isStale(parse(area.get(key)), version) ? {} : readArea(area, key, now);
  return { ...read(areas.lasting), ...read(areas.passing) };
}

export interface DraftStamp {
  readonly now?: number | undefined;
  /** The saved version on which it was typed; empty for none, undefined if unknown. */
  readonly version?: string | undefined;
}

/** Fields named in `sensitive` (identity numbers) are stored in the area that ends with the tab. */
export function writeDraft(
  areas: DraftAreas,
  key: string,
  values: DraftValues,
  sensitive: readonly string[],
  stamp: DraftStamp = {},
): void {
  const isSensitive = ([name]: readonly [string, string]) => sensitive.includes(name);
  const pairs = Object.entries(values);
  const lasting = Object.fromEntries(pairs.filter((pair) => !isSensitive(pair)));
  writeArea(areas.lasting, key, lasting, stamp);
  writeArea(areas.passing, key, Object.fromEntries(pairs.filter(isSensitive)), stamp);
}

/** Gives what a visitor typed to the user who has logged in in the same tab, unless this user has a draft of the form. */
export function adoptDraft(
  areas: DraftAreas,
  { userId, form, sensitive }: { userId: string; form: string; sensitive: readonly string[] },
): void {
  const [from, to] = [draftKey(visitorId, form), draftKey(userId, form)];
  const typed = readDraft(areas, from);
  const isOwn = from === to || draftTime(areas, to) !== undefined;
  if (isOwn || Object.keys(typed).length === 0) return;
  writeDraft(areas, to, typed, sensitive);
  removeDraft(areas, from);
}

export function removeDraft(areas: DraftAreas, key: string): void {
  for (const area of [areas.lasting, areas.passing]) {
    area.remove(key);
    area.set(indexKey, JSON.stringify(listKeys(area).filter((known) => known !== key)));
  }
}

/** Removes drafts too old to be read, which would otherwise stay in the storage. */
export function removeOldDrafts(areas: DraftAreas, now = Date.now()): void {
  removeWhere(areas, (area, key) => Object.keys(readArea(area, key, now)).length === 0);
}

/** Removes drafts that were typed on a saved version which has been deleted: nothing would show them again. */
export function removeDraftsOn(areas: DraftAreas, version: string): void {
  removeWhere(areas, (area, key) => {
    const draft = parse(area.get(key));
    return isRecord(draft) && draft['version'] === version;
  });
}

function removeWhere(areas: DraftAreas, isGone: (area: DraftArea, key: string) => boolean): void {
  for (const area of [areas.lasting, areas.passing]) {
    const keys = listKeys(area);
    const gone = keys.filter((key) => isGone(area, key));
    if (gone.length === 0) continue;
    for (const key of gone) area.remove(key);
    area.set(indexKey, JSON.stringify(keys.filter((key) => !gone.includes(key))));
  }
}

/** Removes all drafts: after logout nobody finds the last user's input. */
export function clearDrafts(areas: DraftAreas): void {
  for (const area of [areas.lasting, areas.passing]) {
    for (const key of listKeys(area)) area.remove(key);
    area.remove(indexKey);
  }
}

function readArea(area: DraftArea, key: string, now: number): DraftValues {
  const parsed = parse(area.get(key));
  if (!isRecord(parsed) || !isRecord(parsed['values'])) return {};
  if (typeof parsed['savedAt'] !== 'number' || now - parsed['savedAt'] > longestAge) return {};
  const pairs = Object.entries(parsed['values']);
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/** A draft that names no version is older or newer than the save, by the clocks of device and server. */
function isStale(draft: unknown, version: string): boolean {
  if (!isRecord(draft)) return false;
  const { savedAt, version: typedOn } = draft;
  return typeof typedOn === 'string' ? typedOn !== version : Number(savedAt) < Date.parse(version);
}

function writeArea(
  area: DraftArea,
  key: string,
  values: DraftValues,
  { now = Date.now(), version }: DraftStamp,
): void {
  if (Object.keys(values).length === 0) {
    area.remove(key);
    return;
  }
  area.set(key, JSON.stringify({ savedAt: now, version, values }));
  const keys = listKeys(area);
  if (!keys.includes(key)) area.set(indexKey, JSON.stringify([...keys, key]));
}

// A separate index, as the SDK's storage interface cannot be listed.
function listKeys(area: DraftArea): string[] {
  const parsed = parse(area.get(indexKey));
  return Array.isArray(parsed)
    ? parsed.filter((key): key is string => typeof key === 'string' && key.startsWith(prefix))
    : [];
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
