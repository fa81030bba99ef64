import { describe, expect, it } from 'vitest';
import { testStorage } from '../useFormWizard/testForm.js';
import { draftKey } from './draftStore.js';
import { openDraft, type OpenDraft } from './openDraft.js';

const key = draftKey('7', 'demand');
const sensitive = ['legalIdNo'];

/** Tabs of one browser; a tab opened with the `passing` of an earlier one is that tab after a reload. */
function browser() {
  const storage = testStorage();
  const open = (passing = testStorage()) => {
    const draft = openDraft({
      areas: { lasting: storage.tab(), passing: passing.tab() },
      key,
      sensitive,
    });
    draft.follow(() => undefined);
    return { ...draft, passing };
  };
  return { open };
}
function type(draft: OpenDraft, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) draft.set(name, value);
  draft.flush();
}
const mine = { title: '需要流动资金' };
const theirs = { title: '需要设备贷款', amount: '50' };

describe('two tabs with one form', () => {
  function twoTabs() {
    const { open } = browser();
    const [one, two] = [open(), open()];
    type(one, theirs);
    type(two, mine);
    return { open, one, two };
  }

  it('change nothing in each other, and tell the second', () => {
    const { one, two } = twoTabs();
    expect([one.typed(), two.typed()]).toEqual([theirs, mine]);
    expect([one.sync(), two.sync()]).toEqual([null, 'DIFFERENT']);
  });

  it('tell a tab in which nothing was typed yet', () => {
    const { open } = browser();
    const [one, two] = [open(), open()];
    type(one, theirs);
    expect([two.typed(), two.sync()]).toEqual([{}, 'DIFFERENT']);
  });

  it('keep both texts over a reload of both', () => {
    const { open, one, two } = twoTabs();
    const [oneAgain, twoAgain] = [open(one.passing), open(two.passing)];
    expect([oneAgain.typed(), twoAgain.typed()]).toEqual([theirs, mine]);
    expect([oneAgain.sync(), twoAgain.sync()]).toEqual([null, 'DIFFERENT']);
  });

  it('let the second take over the text of the first, and have its own back', () => {
    const { one, two } = twoTabs();
    two.takeOther();
    expect([two.typed(), two.sync()]).toEqual([theirs, 'TAKEN']);
    two.takeBack();
    expect([two.typed(), two.sync()]).toEqual([mine, 'DIFFERENT']);
    expect([one.typed(), one.sync()]).toEqual([theirs, null]);
  });

  it('let the second keep its own, which the first is told and may decide in turn', () => {
    const { open, one, two } = twoTabs();
    two.keepMine();
    expect([two.typed(), two.sync()]).toEqual([mine, null]);
    expect([one.typed(), one.sync()]).toEqual([theirs, 'DIFFERENT']);
    expect(open(one.passing).typed()).toEqual(theirs);
    expect(open().typed()).toEqual(mine);
  });

  it('agree again once the second has taken over', () => {
    const { two } = twoTabs();
    type(two, theirs);
    expect(two.sync()).toBe('DIFFERENT');
    two.takeOther();
    expect(two.typed()).toEqual(theirs);
  });

  it('never hand over an identity number', () => {
    const { one, two } = twoTabs();
    type(one, { legalIdNo: '11010519491231002X' });
    type(two, { legalIdNo: '44052418800101001X' });
    two.takeOther();
    expect(two.typed()).toEqual({ ...theirs, legalIdNo: '44052418800101001X' });
    expect(one.typed()).toEqual({ ...theirs, legalIdNo: '11010519491231002X' });
  });

  it('leave the text of the other alone when one submits or starts over', () => {
    const { open, one, two } = twoTabs();
    two.clear();
    expect([two.typed(), one.sync(), open().typed()]).toEqual([{}, null, theirs]);
    type(two, mine);
    one.forget();
    expect([two.typed(), two.sync()]).toEqual([mine, 'REMOVED']);
    expect(open(two.passing).typed()).toEqual(mine);
    expect(open().typed()).toEqual({});
  });

  it('do not keep what was submitted for the tab that only watched', () => {
    const { open } = browser();
    const one = open();
    type(one, theirs);
    const two = open();
    one.forget();
    expect([two.typed(), two.sync()]).toEqual([theirs, 'REMOVED']);
    expect(open(two.passing).typed()).toEqual({});
  });
});

describe('one tab with a form whose choices come later', () => {
  it('takes what fits only then for its own', () => {
    const lasting = testStorage().tab();
    const areas = { lasting, passing: testStorage().tab() };
    // Nothing is offered for the type when the form opens.
    const fit = ({ type: _dropped, ...rest }: Readonly<Record<string, string>>) => rest;
    const draft = openDraft({ areas, key, sensitive, fit });
    type(draft, { title: '代办', type: 'REGISTER' });
    type(draft, { title: '代办执照' });
    expect(draft.sync()).toBeNull();
    expect(draft.typed()).toEqual({ title: '代办执照', type: 'REGISTER' });
  });
});
