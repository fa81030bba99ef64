import { expect, it, vi } from 'vitest';
import type { DraftArea } from '../useDraft/draftStore.js';
import {
  formatPreference,
  keepText,
  keptText,
  parsePreference,
  preferenceKey,
  subscribeToTexts,
  type Preference,
} from './preferenceStore.js';

const density: Preference<string> = {
  name: 'density',
  version: 2,
  initial: 'compact',
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
};

it('reads back what was kept, and its initial value from everything else', () => {
  expect(parsePreference(density, formatPreference(density, 'wide'))).toBe('wide');
  for (const text of [undefined, '', 'null', '[]', '{"version":1,"value":"wide"}', '{"version":2}'])
    expect(parsePreference(density, text)).toBe('compact');
});

it('belongs to a user', () => {
  expect(preferenceKey('5', 'density')).not.toBe(preferenceKey('6', 'density'));
});

it('counts for this visit where the storage is blocked, and gives way to another tab', () => {
  let other: ((key: string) => void) | undefined;
  const blocked: DraftArea = {
    get: () => undefined,
    set: () => undefined,
    remove: () => undefined,
    subscribe: (listener) => {
      other = listener;
      return () => (other = undefined);
    },
  };
  const heard = vi.fn();
  const leave = subscribeToTexts(blocked, heard);
  keepText(blocked, 'a', 'mine');
  expect(keptText(blocked, 'a')).toBe('mine');
  other?.('a');
  expect(keptText(blocked, 'a')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  expect(other).toBeUndefined();
  keepText(blocked, 'a', 'again');
  expect(heard).toHaveBeenCalledTimes(2);
});
