import { createMockClient } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DynamicField } from '../../patterns/DynamicField/DynamicField.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { EntryUpload } from './EntryUpload.js';

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    const form = init!.body as FormData;
    const fileName = (form.get('file') as File).name;
    return Promise.resolve(
      Response.json({
        code: '200',
        data: { key: String(form.get('key')), fileName, type: 'PDF', size: 3 },
      }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choices = { upload: EntryUpload };
const pdf = (name: string) => new File(['pdf'], name, { type: 'application/pdf' });

async function show(start = '', startNames = '') {
  const onChange = vi.fn<(value: string) => void>();
  const onNamesChange = vi.fn<(names: string) => void>();
  const onBusyChange = vi.fn<(busy: boolean) => void>();
  const entry = { checkName: 'licence', inputType: 'UPLOAD', label: '营业执照', required: true };
  function Kept() {
    const [value, setValue] = useState(start);
    const [names, setNames] = useState(startNames);
    return (
      <DynamicField
        entry={{ ...entry, accept: ['pdf'], maxFiles: 2 }}
        id="licence"
        {...{ value, names, choices, onBusyChange }}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        onNamesChange={(next) => {
          onNamesChange(next);
          setNames(next);
        }}
      />
    );
  }
  const screen = await render(
    <HuiqiProvider client={createMockClient()}>
      <Kept />
    </HuiqiProvider>,
  );
  return {
    screen,
    onChange,
    onNamesChange,
    onBusyChange,
    box: screen.getByLabelText('上传营业执照'),
  };
}

it('keeps keys in the form and names beside them, and says while it is busy', async () => {
  const { screen, box, onChange, onNamesChange, onBusyChange } = await show();
  await expect.element(screen.getByRole('group', { name: /营业执照/ })).toBeVisible();
  await userEvent.upload(box, [pdf('正本.pdf'), pdf('副本.pdf')]);
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0].split(',')).toHaveLength(2));
  expect(onChange.mock.lastCall?.[0]).toMatch(/^finance\/.+\.pdf,finance\/.+\.pdf$/);
  expect(onNamesChange.mock.lastCall?.[0].split('/').toSorted()).toEqual(['副本.pdf', '正本.pdf']);
  await vi.waitFor(() => expect(onBusyChange.mock.calls.flat()).toContain(true));
  await vi.waitFor(() => expect(onBusyChange.mock.lastCall?.[0]).toBe(false));
  await screen.getByRole('button', { name: '删除 正本.pdf' }).click();
  expect(onNamesChange.mock.lastCall?.[0]).toBe('副本.pdf');
});

it('shows files of a draft by name, and numbers those it has no name of', async () => {
  const { screen } = await show('finance/202611/a.pdf,finance/202611/b.pdf', '正本.pdf');
  await expect.element(screen.getByText('正本.pdf')).toBeVisible();
  await expect.element(screen.getByText('文件2.pdf')).toBeVisible();
});
