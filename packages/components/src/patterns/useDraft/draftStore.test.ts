import { describe, expect, it } from 'vitest';
import {
  clearDrafts,
  draftKey,
  readDraft,
  readDraftOn,
  removeDraft,
  removeDraftsOn,
  writeDraft,
} from './draftStore.js';
import { openDraft } from './openDraft.js';

function area() {
  const values = new Map<string, string>();
  return {
    values,
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}
const areas = () => ({ lasting: area(), passing: area() });
const key = draftKey('1', 'apply');
const day = 24 * 60 * 60 * 1000;

describe('drafts', () => {
  it('come back whole', () => {
    const both = areas();
    writeDraft(both, key, { name: '甲', legalIdNo: '11010519491231002X' }, ['legalIdNo']);
    expect(readDraft(both, key)).toEqual({ name: '甲', legalIdNo: '11010519491231002X' });
  });

  it('keep identity numbers out of the lasting storage', () => {
    const both = areas();
    writeDraft(both, key, { name: '甲', legalIdNo: '11010519491231002X' }, ['legalIdNo']);
    expect([...both.lasting.values.values()].join()).not.toContain('11010519491231002X');
  });

  it('belong to one user and form', () => {
    const both = areas();
    writeDraft(both, key, { name: '甲' }, []);
    expect(readDraft(both, draftKey('2', 'apply'))).toEqual({});
  });

  it('are gone after removal, after logout and after 30 days', () => {
    const both = areas();
    writeDraft(both, key, { name: '甲' }, [], { now: 0 });
    expect(readDraft(both, key, 31 * day)).toEqual({});
    removeDraft(both, key);
    expect(readDraft(both, key, 0)).toEqual({});
    writeDraft(both, key, { name: '甲' }, []);
    clearDrafts(both);
    expect(both.lasting.values.size).toBe(0);
  });

  it('that are too old leave the storage when another one is opened', () => {
    const both = areas();
    const [old, recent] = [key, draftKey('1', 'coupon')] as const;
    writeDraft(both, old, { name: '甲', legalIdNo: '1101' }, ['legalIdNo'], { now: 0 });
    writeDraft(both, recent, { phone: '139', legalIdNo: '1102' }, ['phone', 'legalIdNo']);
    openDraft({ areas: both, key: draftKey('1', 'other'), sensitive: [] });
    const texts = [both.lasting, both.passing].flatMap(({ values }) => [...values]);
    expect(JSON.stringify(texts)).not.toMatch(/甲|1101|:apply/);
    expect(readDraft(both, recent)).toEqual({ phone: '139', legalIdNo: '1102' });
  });

  it('that were typed on a deleted save leave the storage, others stay', () => {
    const both = areas();
    const other = draftKey('1', 'coupon');
    const values = { name: '甲', legalIdNo: '1101' };
    writeDraft(both, key, values, ['legalIdNo'], { version: 'deleted' });
    writeDraft(both, other, { phone: '139' }, [], { version: 'kept' });
    removeDraftsOn(both, 'deleted');
    const texts = [both.lasting, both.passing].flatMap(({ values: stored }) => [...stored]);
    expect(JSON.stringify(texts)).not.toMatch(/甲|1101|:apply/);
    expect(readDraft(both, other)).toEqual({ phone: '139' });
  });

  it('that name no version, as of earlier releases, are matched with a save by time', () => {
    const both = areas();
    both.lasting.set(key, JSON.stringify({ savedAt: day, values: { name: '甲' } }));
    const saved = (at: number) => readDraftOn(both, key, new Date(at).toISOString(), 2 * day);
    expect([saved(day - 1), saved(day + 1)]).toEqual([{ name: '甲' }, {}]);
    expect(readDraftOn(both, key, '', 2 * day)).toEqual({ name: '甲' });
  });

  it.each(['{', 'null', '[]', '{"savedAt":1,"values":[]}', '{"values":{"a":"b"}}'])(
    'ignore what is broken: %s',
    (text) => {
      const both = areas();
      both.lasting.set(key, text);
      expect(readDraft(both, key)).toEqual({});
    },
  );
});
