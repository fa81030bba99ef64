import type { FormEntry } from '@huiqi/sdk';
import { expect, it } from 'vitest';
import { sampleProduct } from '../contentSamples.fixture.js';
import { designerPlaceOf } from './designerPlace.js';
import { addKind, copyEntry, freeName, moveEntry, removeEntry, replaceEntry } from './formEdits.js';

const entries = sampleProduct.forms[0]!.entries;
const names = (list: readonly FormEntry[]) => list.map(({ checkName }) => checkName);
const conditionOf = (list: readonly FormEntry[]) =>
  list.find(({ checkName }) => checkName === 'usageText')?.visibleWhen;

it('gives every new entry a free name', () => {
  expect(freeName(entries, 'usage')).toBe('usage2');
  const { entries: next, at } = addKind(entries, 0, 'DATE', 'LOAN');
  expect([at, next[1]?.checkName, next.length]).toEqual([1, 'field1', entries.length + 1]);
  expect(addKind(next, 0, 'DATE', 'LOAN').entries[1]?.checkName).toBe('field2');
});

it('copies an entry with everything about it', () => {
  const { entries: next, at } = copyEntry(entries, 3, (name) => `${name}（副本）`);
  expect(next[at]).toEqual({
    ...entries[3],
    checkName: 'usageText2',
    label: '具体用途（副本）',
  });
});

it('moves within the step of an entry, and no further', () => {
  expect(names(moveEntry(entries, 1, -1).entries).slice(0, 2)).toEqual([
    'repaymentType',
    'loanAmount',
  ]);
  expect(moveEntry(entries, 0, -1).at).toBe(0);
  // The next entry belongs to another step.
  expect(moveEntry(entries, 3, 1)).toEqual({ entries, at: 3 });
});

it('keeps conditions true when their entry is renamed or removed', () => {
  const renamed = replaceEntry(entries, 2, { ...entries[2]!, checkName: 'purpose' });
  expect(conditionOf(renamed)).toEqual([{ checkName: 'purpose', values: ['OTHER'] }]);
  expect(conditionOf(removeEntry(entries, 2).entries)).toEqual([]);
});

it('finds the entry that a problem of the server names', () => {
  expect(designerPlaceOf('forms.1.entries.12.options')).toEqual({
    place: { form: 1, entry: 12 },
    property: 'options',
  });
  expect(designerPlaceOf('name')).toBeUndefined();
});
