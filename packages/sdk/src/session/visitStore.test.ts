import { describe, expect, it } from 'vitest';
import { localWebStorage, memoryStorage, sessionWebStorage } from './storage.js';
import { createVisitStore } from './visitStore.js';

describe('return target', () => {
  it.each([
    ['/loan', '/loan'],
    ['/productApply?productId=1&token=abc', '/productApply?productId=1'],
    ['/cIGNALoan?token=abc', '/cIGNALoan'],
    ['/login?code=12345678', '/login'],
    ['/a?%74oken=abc&b=1', '/a?b=1'],
    ['/a?access_token=1&b=2#c?d', '/a?b=2#c?d'],
    ['/a?b=1&token=x&c=2#d#e', '/a?b=1&c=2#d#e'],
    ['/a?next=/b?c&token=x', '/a?next=/b?c'],
    ['/a?&token=x&to+ken=1&%zz=2', '/a?to+ken=1&%zz=2'],
    ['//evil.example', undefined],
    ['https://evil.example', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is kept as %s', (path, kept) => {
    const storage = memoryStorage();
    const visit = createVisitStore(storage);
    visit.saveReturnTarget(path);
    expect(storage.get('return-target')).toBe(kept);
    expect(visit.takeReturnTarget()).toBe(kept);
    expect(storage.get('return-target')).toBeUndefined();
  });

  it('is checked again when it is read', () => {
    const storage = memoryStorage();
    storage.set('return-target', '//evil.example');
    expect(createVisitStore(storage).takeReturnTarget()).toBeUndefined();
  });
});

describe('request counter', () => {
  it('counts, starts again, and survives nonsense', () => {
    const storage = memoryStorage();
    const visit = createVisitStore(storage);
    expect([visit.countRefusal(), visit.countRefusal()]).toEqual([1, 2]);
    visit.resetRefusals();
    expect(visit.countRefusal()).toBe(1);
    for (const nonsense of ['many', '-5']) {
      storage.set('request-counter', nonsense);
      expect(visit.countRefusal()).toBe(1);
    }
  });
});

describe('dialog flags', () => {
  it('are kept by name', () => {
    const storage = memoryStorage();
    const visit = createVisitStore(storage);
    visit.markDialogSeen('tax');
    visit.markDialogSeen('phone');
    visit.markDialogSeen('tax');
    expect(storage.get('dialog-flags')).toBe('tax,phone');
    expect(visit.dialogSeen('tax')).toBe(true);
    visit.clearDialogFlags();
    expect(visit.dialogSeen('phone')).toBe(false);
  });
});

it.each([localWebStorage(), sessionWebStorage()])(
  'keeps nothing where there is no page',
  (storage) => {
    storage.set('a', 'b');
    expect(storage.get('a')).toBeUndefined();
    storage.remove('a');
  },
);
