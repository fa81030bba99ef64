import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { FileUpload, type FileUploadProps } from './FileUpload.js';
import type { FileValue } from './fileValue.js';
import { forgetUploads } from './heldUploads.js';
import { LogoUpload, type LogoValue } from './LogoUpload.js';

/** The storage's responses to the next uploads. */
type Storage = (key: string) => Response | Promise<Response>;
let storage: Storage;
const stored: Storage = (key) =>
  Response.json({ code: '200', data: { key, fileName: 'a.pdf', type: 'PDF', size: 3 } });
const broken: Storage = () => Promise.reject(new TypeError('network'));

beforeEach(() => {
  storage = stored;
  // The component uploads with XMLHttpRequest for its progress; here the SDK's other transport is used.
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) =>
    storage(String((init!.body as FormData).get('key'))),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pdf = (name = '合同.pdf') => new File(['pdf'], name, { type: 'application/pdf' });

async function show(props: Partial<FileUploadProps> = {}, scenarios: MockScenarios = {}) {
  const onChange = vi.fn<(value: FileValue[]) => void>();
  function Form() {
    const [value, setValue] = useState<FileValue[]>([]);
    return (
      <FileUpload
        label="上传合同"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        {...props}
      />
    );
  }
  const client = createMockClient(scenarios);
  const screen = await render(
    <HuiqiProvider client={client}>
      <Form />
    </HuiqiProvider>,
  );
  return { screen, onChange, client, box: screen.getByLabelText('上传合同') };
}

it('replaces the only file once the other one is uploaded', async () => {
  const { screen, onChange, box } = await show();
  await userEvent.upload(box, pdf());
  await expect.element(screen.getByText('已上传')).toBeVisible();
  const [first] = onChange.mock.calls.at(-1)?.[0] ?? [];
  storage = broken;
  await userEvent.upload(box, pdf('另一份.pdf'));
  // A file that cannot be uploaded removes nothing.
  await expect.element(screen.getByRole('button', { name: /重试/ })).toBeVisible();
  expect(onChange.mock.calls.at(-1)?.[0]).toEqual([first]);
  storage = stored;
  await userEvent.upload(box, pdf('第三份.pdf'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  const value = onChange.mock.calls.at(-1)?.[0] ?? [];
  expect(value).toHaveLength(1);
  expect(value[0]?.key).not.toBe(first?.key);
  await expect.element(screen.getByRole('button', { name: /重试/ })).not.toBeInTheDocument();
});

it('says what it takes before anything is chosen', async () => {
  const { box } = await show({ accept: ['pdf', 'png'], maxFiles: 3 });
  await expect
    .element(box)
    .toHaveAccessibleDescription('支持PDF、PNG，单个文件不超过10 MB，最多3个');
});

it('uploads what is chosen and hands over key, address, name and type', async () => {
  const { screen, onChange, box } = await show();
  await userEvent.upload(box, pdf());
  await expect.element(screen.getByText('已上传')).toBeVisible();
  const [value] = onChange.mock.calls.at(-1) ?? [];
  expect(value?.[0]).toMatchObject({ name: 'a.pdf', type: 'PDF', status: 'UPLOADED' });
  expect(value?.[0]?.key).toMatch(/^finance\//);
  await screen.getByRole('button', { name: '删除 a.pdf' }).click();
  expect(onChange.mock.calls.at(-1)?.[0]).toEqual([]);
  await expect.element(box).toHaveFocus();
});

it('uploads what is dropped and pasted', async () => {
  const { onChange, box, screen } = await show({ maxFiles: 2 });
  const zone = box.element().parentElement!;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf());
  zone.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(zone).toHaveAttribute('data-dragging', 'true');
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const clipboardData = dataTransfer;
  zone.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await vi.waitFor(() => expect(onChange.mock.calls.at(-1)?.[0]).toHaveLength(2));
  await userEvent.upload(box, pdf());
  await expect.element(screen.getByText('最多上传 2 个文件')).toBeVisible();
});

it('says what the storage says, keeps the file, and tries again', async () => {
  storage = () =>
    Response.json({ code: '100400', message: '文件已损坏，无法读取' }, { status: 400 });
  const { screen, onChange, box } = await show();
  await userEvent.upload(box, pdf());
  await expect.element(screen.getByText('上传失败：文件已损坏，无法读取')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  storage = stored;
  await screen.getByRole('button', { name: '重试 合同.pdf' }).click();
  await expect.element(screen.getByText('已上传')).toBeVisible();
});

it('says that the login ran out, and goes on after the next login', async () => {
  let isSignedIn = false;
  const { screen, onChange, box } = await show(
    {},
    { getUploadToken: () => (isSignedIn ? {} : { code: '002004' }) },
  );
  await userEvent.upload(box, pdf());
  await expect.element(screen.getByText('登录超时，请重新登录')).toBeVisible();
  isSignedIn = true;
  await screen.getByRole('button', { name: /重试/ }).click();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
});

it('holds what a login interrupts until the form is back', async () => {
  let isSignedIn = false;
  const scenarios: MockScenarios = {
    getUploadToken: () => (isSignedIn ? {} : { code: '002004' }),
  };
  const left = await show({ holdAs: 'declaration' }, scenarios);
  await userEvent.upload(left.box, pdf());
  await expect.element(left.screen.getByText('登录超时，请重新登录')).toBeVisible();
  await left.screen.unmount();
  isSignedIn = true;
  const back = await show({ holdAs: 'declaration' }, scenarios);
  await expect.element(back.screen.getByText('已上传')).toBeVisible();
  expect(left.onChange).not.toHaveBeenCalled();
  await back.screen.unmount();
  const again = await show({ holdAs: 'declaration' }, scenarios);
  expect(again.screen.getByRole('listitem').elements()).toHaveLength(0);
});

it('discards what is held of a form, and what is on its way', async () => {
  const scenarios: MockScenarios = { getUploadToken: { code: '002004' } };
  const left = await show({ holdAs: '7:coupon:contract' }, scenarios);
  await userEvent.upload(left.box, pdf());
  await expect.element(left.screen.getByText('登录超时，请重新登录')).toBeVisible();
  await left.screen.unmount();
  const other = await show({ holdAs: '7:coupon-1:contract' }, scenarios);
  await userEvent.upload(other.box, pdf());
  await expect.element(other.screen.getByText('登录超时，请重新登录')).toBeVisible();
  forgetUploads('7:coupon:');
  await expect.element(other.screen.getByRole('listitem')).toBeVisible();
  forgetUploads();
  await expect.element(other.screen.getByRole('listitem')).not.toBeInTheDocument();
  await other.screen.unmount();
  for (const holdAs of ['7:coupon:contract', '7:coupon-1:contract']) {
    const back = await show({ holdAs }, scenarios);
    expect(back.screen.getByRole('listitem').elements()).toHaveLength(0);
  }
});

it('goes on by itself when the network is back', async () => {
  storage = broken;
  const { screen, onChange, box } = await show();
  await userEvent.upload(box, pdf());
  await expect.element(screen.getByRole('button', { name: /重试/ })).toBeVisible();
  storage = stored;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
});

it('aborts when it is cancelled and when it goes away', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.mocked(fetch).mockImplementation((_address, init) => {
    signals.push(init?.signal);
    return new Promise(() => undefined);
  });
  const { screen, box } = await show({ maxFiles: 2 });
  await userEvent.upload(box, [pdf('a.pdf'), pdf('b.pdf')]);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  await screen.getByRole('button', { name: '取消上传 a.pdf' }).click();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  await screen.unmount();
  expect(signals[1]?.aborted).toBe(true);
});

it('downloads a stored file, and says so if it cannot', async () => {
  const { screen, box, client } = await show({}, { openFile: { code: '100404' } });
  await userEvent.upload(box, pdf());
  await screen.getByRole('button', { name: '下载 a.pdf' }).click();
  await expect.element(screen.getByText('文件打开失败，请重试')).toBeVisible();
  expect(client.transport.requests.at(-1)?.query['key']).toMatch(/^finance\//);
});

it('shows a logo before and after it is stored, and takes pictures only', async () => {
  const onChange = vi.fn<(value: LogoValue | null) => void>();
  function Profile() {
    const [value, setValue] = useState<LogoValue | null>(null);
    return (
      <LogoUpload
        name="王明月"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const client = createMockClient();
  const screen = await render(
    <HuiqiProvider client={client}>
      <Profile />
    </HuiqiProvider>,
  );
  await userEvent.upload(screen.getByLabelText('上传头像'), pdf());
  await expect.element(screen.getByText(/格式不支持/)).toBeVisible();
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const picture = new File([blob!], 'me.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('上传头像'), picture);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(client.transport.requests[0]?.query).toEqual({ purpose: 'LOGO' });
  await expect.element(screen.getByRole('img', { name: '王明月 的预览' })).toBeVisible();
  await expect.element(screen.getByLabelText('更换头像')).toBeInTheDocument();
});
