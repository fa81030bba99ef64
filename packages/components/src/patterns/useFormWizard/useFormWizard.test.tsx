import { describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { testEntries, testReview, testRules, testSteps, testStorage } from './testForm.js';
import type { FormWizardOptions } from './types.js';
import { useFormWizard } from './useFormWizard.js';

type Options = FormWizardOptions<(typeof testEntries)[number]>;

function setUp(more: Partial<Options> = {}, storage = testStorage(), passing = testStorage()) {
  const onSubmit = vi.fn();
  let drawings = 0;
  const options: Options = {
    areas: { lasting: storage.tab(), passing: passing.tab() },
    userId: '7',
    form: 'apply-1-1',
    entries: testEntries,
    initial: none,
    steps: testSteps,
    review: testReview,
    agreement: '请先同意',
    rules: testRules,
    onSubmit,
    ...more,
  };
  const hook = renderHook(() => {
    drawings += 1;
    return useFormWizard(options);
  });
  return hook.then((made) => ({
    ...made,
    onSubmit,
    storage,
    passing,
    form: () => made.result.current,
    drawings: () => drawings,
  }));
}
const none = {};
type Setup = Awaited<ReturnType<typeof setUp>>;

async function fill({ act, form }: Setup, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await act(() => form().change(name, value));
}

it('walks the steps that are asked, and submits what is asked', async () => {
  const made = await setUp();
  const { act, form, onSubmit } = made;
  await act(() => form().next());
  expect([form().step, form().errors]).toEqual(['COMPANY', { company: '请输入company' }]);
  await fill(made, { company: '明月', secured: 'YES', pledge: '厂房' });
  expect(form().errors).toEqual({});
  await act(() => form().next());
  expect(form().step).toBe('LOAN');
  await fill(made, { amount: '100' });
  expect(form().steps.map(({ id }) => id)).toEqual(['COMPANY', 'LOAN', 'PLEDGE', 'REVIEW']);
  await fill(made, { secured: '' });
  expect(form().steps.map(({ id }) => id)).toEqual(['COMPANY', 'LOAN', 'REVIEW']);
  await act(() => form().next());
  expect(form().isReview).toBe(true);
  await act(() => form().next());
  expect([form().errors, onSubmit.mock.calls]).toEqual([{ agreement: '请先同意' }, []]);
  await act(() => form().agree(true));
  await act(() => form().next());
  expect(onSubmit.mock.calls).toEqual([
    [{ company: '明月', legalIdNo: '', amount: '100', secured: '' }],
  ]);
});

it('checks a field that is left, and none that is empty', async () => {
  const validate: Options['rules']['validate'] = (_entries, { amount }) => ({
    company: '请输入company',
    ...(amount === '0' ? { amount: '金额须大于0' } : {}),
  });
  const made = await setUp({ rules: { ...testRules, validate } });
  const { act, form } = made;
  await act(() => form().leave('company'));
  await fill(made, { amount: '0' });
  await act(() => form().leave('amount'));
  expect([form().left, form().errors, form().attempt]).toEqual([{ amount: '金额须大于0' }, {}, 0]);
  await fill(made, { amount: '05' });
  expect(form().left).toEqual({});
});

it('keeps what a hidden entry held while the user toggles', async () => {
  const made = await setUp();
  await fill(made, { secured: 'YES', pledge: '厂房', company: '明月', amount: '1' });
  await fill(made, { secured: '' });
  expect(made.form().entriesOf('PLEDGE')).toEqual([]);
  await fill(made, { secured: 'YES' });
  expect(made.form().values()['pledge']).toBe('厂房');
});

it('does not draw the page again while somebody types', async () => {
  const made = await setUp();
  await fill(made, { company: '明' });
  const before = made.drawings();
  await fill(made, { company: '明月' });
  await fill(made, { company: '明月食' });
  expect(made.drawings()).toBe(before);
});

it('follows the step of the host, and corrects one that comes after an invalid step', async () => {
  const onStepChange = vi.fn();
  const { form } = await setUp({ step: 'REVIEW', onStepChange });
  expect(form().step).toBe('COMPANY');
  expect(onStepChange).toHaveBeenCalledExactlyOnceWith('COMPANY', { replace: true });
});

it('shows messages of the server at their field, and says if there is none', async () => {
  const made = await setUp();
  const { act, form } = made;
  await fill(made, { company: '明月', amount: '1' });
  await act(() => form().goTo('REVIEW'));
  expect(form().isReview).toBe(true);
  let shown: boolean | undefined;
  await act(() => {
    shown = form().showServerErrors({ amount: '超出额度' });
  });
  expect([shown, form().step, form().errors]).toEqual([true, 'LOAN', { amount: '超出额度' }]);
  await act(() => {
    shown = form().showServerErrors({ nothing: '…' });
  });
  expect(shown).toBe(false);
});

it('does not leave a step while its files are on the way', async () => {
  const made = await setUp();
  const { act, form } = made;
  await fill(made, { company: '明月' });
  await act(() => form().setBusy('company', true));
  await act(() => form().next());
  expect(form().errors).toEqual({ company: '文件正在上传，请稍候' });
  await act(() => form().setBusy('company', false));
  await act(() => form().next());
  expect(form().step).toBe('LOAN');
});

it('comes back after a reload, identity numbers with the tab alone', async () => {
  const first = await setUp();
  await fill(first, { company: '明月', legalIdNo: '11010519491231002X' });
  await first.unmount();
  const again = await setUp({}, first.storage, first.passing);
  expect(again.form().values()).toMatchObject({ company: '明月', legalIdNo: '11010519491231002X' });
  expect([again.form().restored, again.form().isSaved]).toEqual([true, true]);
  await again.unmount();
  const later = await setUp({}, first.storage);
  expect(later.form().values()).toEqual({ company: '明月' });
  expect([...first.storage.stored.values()].join()).not.toContain('11010519491231002X');
});

it('is written without being closed', async () => {
  const made = await setUp();
  await fill(made, { company: '明月' });
  await vi.waitFor(() => expect([...made.storage.stored.values()].join()).toContain('明月'));
});

it('belongs to one user and one form', async () => {
  const first = await setUp();
  await fill(first, { company: '明月' });
  await first.unmount();
  expect((await setUp({ userId: '8' }, first.storage)).form().values()).toEqual({});
  expect((await setUp({ form: 'apply-1-2' }, first.storage)).form().values()).toEqual({});
});

it('keeps what a visitor types for this tab alone, and for the user who logs in there', async () => {
  const first = await setUp({ userId: 'visitor' });
  await fill(first, { company: '明月', amount: '100' });
  await first.unmount();
  expect([...first.storage.stored.values()].join()).not.toContain('明月');
  expect((await setUp({ userId: 'visitor' }, first.storage)).form().values()).toEqual({});
  const own = await setUp({}, first.storage, first.passing);
  expect(own.form().values()).toEqual({ company: '明月', amount: '100' });
  await own.unmount();
  const next = await setUp({ userId: '8' }, first.storage, first.passing);
  expect(next.form().values()).toEqual({});
});

it('gives what a visitor typed to nobody who has a draft', async () => {
  const own = await setUp();
  await fill(own, { company: '清河' });
  await own.unmount();
  const visitor = await setUp({ userId: 'visitor' }, own.storage);
  await fill(visitor, { company: '明月' });
  await visitor.unmount();
  const again = await setUp({}, own.storage, visitor.passing);
  expect(again.form().values()).toEqual({ company: '清河' });
});

it('drops what no longer fits the form, field by field', async () => {
  const first = await setUp();
  await fill(first, { company: '明月', secured: 'YES', amount: '1' });
  await first.unmount();
  const entries = testEntries
    .filter(({ checkName }) => checkName !== 'amount')
    .map((entry) => (entry.checkName === 'secured' ? { ...entry, options: [] } : entry));
  const again = await setUp({ entries }, first.storage);
  expect(again.form().values()).toEqual({ company: '明月' });
});

describe('a draft and what was saved', () => {
  const v1 = '2026-11-20T08:00:00.000Z';
  const v2 = '2026-11-20T09:00:00.000Z';
  const saved = { company: '恒星' };
  const typedLater = async (storage: Setup['storage'], initialAt?: string) => {
    const again = await setUp({ initial: saved, initialAt }, storage);
    const { company } = again.form().values();
    await again.unmount();
    return company;
  };

  it.each(['2000-01-01', '2100-01-01'])(
    'are matched whatever the device takes for now: %s',
    async (day) => {
      vi.setSystemTime(`${day}T00:00:00Z`);
      const first = await setUp({ initialAt: v1 });
      await fill(first, { company: '明月' });
      await first.unmount();
      expect(await typedLater(first.storage, v2)).toBe('恒星');
      // A deleted one does not come back.
      expect(await typedLater(first.storage)).toBe('恒星');
      expect(await typedLater(first.storage, v1)).toBe('明月');
      vi.useRealTimers();
    },
  );

  it('stay together over an own save, with what is typed meanwhile', async () => {
    const first = await setUp({ initialAt: v1 });
    await fill(first, { company: '恒星', amount: '5', legalIdNo: '11010519491231002X' });
    await first.act(() => first.form().markSaved(v2));
    await first.unmount();
    // The server leaves the number out.
    const initial = { ...saved, amount: '4', legalIdNo: '' };
    const again = await setUp({ initial, initialAt: v2 }, first.storage, first.passing);
    expect(again.form().values()).toEqual({
      company: '恒星',
      amount: '5',
      legalIdNo: '11010519491231002X',
    });
    expect(again.form().restored).toBe(true);
  });

  it('are one if the save has all that was typed', async () => {
    const first = await setUp();
    await fill(first, saved);
    await first.act(() => first.form().markSaved(v1));
    await first.unmount();
    const again = await setUp({ initial: saved, initialAt: v1 }, first.storage);
    expect([again.form().restored, again.form().sync]).toEqual([false, null]);
  });
});

it('is gone after success and after starting over', async () => {
  const first = await setUp();
  await fill(first, { company: '明月' });
  await first.act(() => first.form().forget());
  expect(first.form().values()['company']).toBe('明月');
  expect([...first.storage.stored.values()].join()).not.toContain('明月');
  await fill(first, { company: '恒星' });
  await first.act(() => first.form().restart());
  expect(first.form().values()).toEqual({});
  await first.unmount();
  expect([...first.storage.stored.values()].join()).not.toContain('恒星');
});

it('keeps what is typed in each of two tabs, and lets the second choose', async () => {
  const one = await setUp();
  const two = await setUp({}, one.storage);
  await fill(two, { company: '恒星' });
  await vi.waitFor(() => expect([...one.storage.stored.values()].join()).toContain('恒星'));
  await fill(one, { company: '明月' });
  await vi.waitFor(() => expect(one.form().sync).toBe('DIFFERENT'));
  expect([one.form().values(), two.form().values()]).toEqual([
    { company: '明月' },
    { company: '恒星' },
  ]);
  await one.act(() => one.form().takeOther());
  expect([one.form().values(), one.form().sync]).toEqual([{ company: '恒星' }, 'TAKEN']);
  await one.act(() => one.form().takeBack());
  await one.act(() => one.form().keepMine());
  expect([one.form().values(), one.form().sync]).toEqual([{ company: '明月' }, null]);
  await vi.waitFor(() => expect(two.form().sync).toBe('DIFFERENT'));
  expect(two.form().values()).toEqual({ company: '恒星' });
});

it('keeps what is typed here when another tab submits', async () => {
  const one = await setUp();
  await fill(one, { company: '明月' });
  await vi.waitFor(() => expect([...one.storage.stored.values()].join()).toContain('明月'));
  const two = await setUp({}, one.storage);
  await one.act(() => one.form().forget());
  await vi.waitFor(() => expect(two.form().sync).toBe('REMOVED'));
  expect(two.form().values()['company']).toBe('明月');
  await fill(two, { amount: '5' });
  await two.unmount();
  expect((await setUp({}, one.storage)).form().values()).toEqual({ company: '明月', amount: '5' });
});
