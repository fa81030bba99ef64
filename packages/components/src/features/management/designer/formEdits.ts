import type { FormEntry, FormInputType, ProductForm } from '@huiqi/sdk';
import type { StepId } from '../fields/formSteps.js';

type Entries = readonly FormEntry[];

/** A list with some of its items replaced. */
export const spliced = <Item>(
  list: readonly Item[],
  at: number,
  removed: number,
  ...added: readonly Item[]
): Item[] => [...list.slice(0, at), ...added, ...list.slice(at + removed)];

const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The same text for the same forms: the server returns the properties of what was saved in another order. */
export const formsText = (forms: readonly ProductForm[]): string => JSON.stringify(forms, inOrder);

/** The entries after an edit, and the one to go on with. */
export interface FormEdit {
  readonly entries: FormEntry[];
  readonly at: number;
}

/** A name that no entry has yet. */
export function freeName(entries: Entries, base: string): string {
  const taken = new Set(entries.map(({ checkName }) => checkName));
  const stem = base.replace(/\d+$/, '');
  if (!taken.has(base)) return base;
  for (let n = 2; ; n += 1) if (!taken.has(`${stem}${n}`)) return `${stem}${n}`;
}

const inserted = (entries: Entries, at: number, entry: FormEntry): FormEdit => ({
  entries: spliced(entries, at, 0, entry),
  at,
});

/** Adds an entry after another, or at the end. */
export function addEntry(
  entries: Entries,
  after: number,
  {
    step,
    ...entry
  }: Omit<FormEntry, 'checkName' | 'group'> & {
    readonly checkName?: string;
    readonly step: StepId;
  },
): FormEdit {
  const checkName = freeName(entries, entry.checkName ?? 'field1');
  const at = Math.min(after + 1, entries.length);
  return inserted(entries, at, { ...entry, checkName, group: step });
}

/** Adds an empty entry of a kind. */
export const addKind = (
  entries: Entries,
  after: number,
  kind: FormInputType,
  step: StepId,
): FormEdit => addEntry(entries, after, { inputType: kind, label: '', required: false, step });

export function copyEntry(entries: Entries, at: number, label: (name: string) => string): FormEdit {
  const entry = entries[at];
  if (!entry) return { entries: [...entries], at };
  const checkName = freeName(entries, entry.checkName);
  return inserted(entries, at + 1, { ...entry, checkName, label: label(entry.label) });
}

/** Removes an entry, and the conditions of others that name it. */
export function removeEntry(entries: Entries, at: number): FormEdit {
  const gone = entries[at]?.checkName;
  const rest = spliced(entries, at, 1).map((entry) =>
    entry.visibleWhen?.some(({ checkName }) => checkName === gone)
      ? {
          ...entry,
          visibleWhen: entry.visibleWhen.filter(({ checkName }) => checkName !== gone),
        }
      : entry,
  );
  return { entries: rest, at: Math.max(0, Math.min(at, rest.length - 1)) };
}

/** The position of the next entry of the same step, in a direction; undefined at its end. */
export function neighbour(entries: Entries, at: number, by: -1 | 1): number | undefined {
  const step = entries[at]?.group;
  for (let next = at + by; next >= 0 && next < entries.length; next += by)
    if (entries[next]?.group === step) return next;
  return undefined;
}

/** Exchanges an entry with its neighbour in the same step. */
export function moveEntry(entries: Entries, at: number, by: -1 | 1): FormEdit {
  const next = neighbour(entries, at, by);
  const [one, other] = [entries[at], next === undefined ? undefined : entries[next]];
  if (next === undefined || !one || !other) return { entries: [...entries], at };
  return { entries: spliced(spliced(entries, at, 1, other), next, 1, one), at: next };
}

/** Changes an entry; conditions of others follow its name. */
export function replaceEntry(entries: Entries, at: number, entry: FormEntry): FormEntry[] {
  const old = entries[at]?.checkName;
  const changed = spliced(entries, at, 1, entry);
  if (old === undefined || old === entry.checkName) return changed;
  return changed.map((one) =>
    one.visibleWhen?.some(({ checkName }) => checkName === old)
      ? {
          ...one,
          visibleWhen: one.visibleWhen.map((condition) =>
            condition.checkName === old ? { ...condition, checkName: entry.checkName } : condition,
          ),
        }
      : one,
  );
}
