import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { testStorage } from '../useFormWizard/testForm.js';
import { useDraft } from './useDraft.js';

const areas = () => {
  const [lasting, passing] = [testStorage(), testStorage()];
  return { lasting: lasting.tab(), passing: passing.tab() };
};
type Areas = ReturnType<typeof areas>;
const initial = { name: '成都锦绣科技', legalIdNo: '' };
const use = (both: Areas, userId = '1') =>
  renderHook(function useSubject() {
    return useDraft({ areas: both, userId, form: 'apply', initial, sensitive: ['legalIdNo'] });
  });

it('starts with what the form starts with, and writes nothing by itself', async () => {
  const both = areas();
  const { result } = await use(both);
  expect(result.current.values).toEqual(initial);
  expect(result.current.restored).toBe(false);
  expect(both.lasting.stored.size).toBe(0);
});

it('comes back on the next visit, and only to the one who typed', async () => {
  const both = areas();
  const first = await use(both);
  await first.act(() => first.result.current.setValue('name', '乙'));
  await first.unmount();
  const again = await use(both);
  expect(again.result.current.values['name']).toBe('乙');
  expect(again.result.current.restored).toBe(true);
  const other = await use(both, '2');
  expect(other.result.current.values).toEqual(initial);
});

it('keeps identity numbers out of the storage that lasts', async () => {
  const both = areas();
  const { result, act } = await use(both);
  await act(() => result.current.setValue('legalIdNo', '11010519491231002X'));
  await vi.waitFor(() =>
    expect([...both.passing.stored.values()].join()).toContain('11010519491231002X'),
  );
  expect([...both.lasting.stored.values()].join()).not.toContain('11010519491231002X');
});

it('forgets everything when cleared', async () => {
  const both = areas();
  const { result, act } = await use(both);
  await act(() => result.current.setValue('name', '乙'));
  await act(() => result.current.restart());
  expect(result.current.values).toEqual(initial);
  expect([...both.lasting.stored.values()].join()).not.toContain('乙');
});
