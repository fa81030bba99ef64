import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Upload } from './Upload.js';

it('reports files, removal and retry', async () => {
  const onAdd = vi.fn();
  const onRemove = vi.fn();
  const onRetry = vi.fn();
  const screen = await render(
    <Upload
      label="营业执照"
      accept=".pdf"
      maxBytes={1000}
      maxFiles={3}
      files={[{ id: '1', name: 'a.pdf', size: 10, status: 'failed', error: '上传失败' }]}
      onAdd={onAdd}
      onRemove={onRemove}
      onRetry={onRetry}
    />,
  );
  const box = screen.container.querySelector('input[type="file"]')!;
  await userEvent.upload(box, new File(['x'], 'b.pdf', { type: 'application/pdf' }));
  expect(onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'b.pdf' })]);
  await screen.getByRole('button', { name: /重/ }).click();
  expect(onRetry).toHaveBeenCalledWith('1');
  await screen.getByRole('button', { name: /删除|移除/ }).click();
  expect(onRemove).toHaveBeenCalledWith('1');
});

const none = { files: [], onRemove: vi.fn(), label: '营业执照', accept: '.pdf,image/*' };
const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type });

it.each([
  ['an unsupported type', [file('a.exe', 'application/x-dosexec')], /“a.exe”的格式不支持/],
  ['a file that is too big', [file('b.pdf', 'application/pdf', 2000)], /“b.pdf”超过 1000 B/],
  [
    'too many files',
    [file('c.png', 'image/png'), file('d.png', 'image/png'), file('e.png', 'image/png')],
    /最多上传 2 个文件/,
  ],
])('rejects %s and announces why', async (_, files, reason) => {
  const onAdd = vi.fn();
  const screen = await render(<Upload {...none} maxBytes={1000} maxFiles={2} onAdd={onAdd} />);
  const region = screen.getByRole('status');
  await expect.element(region).toBeEmptyDOMElement();
  await userEvent.upload(screen.getByLabelText('营业执照'), files);
  await expect.element(region).toHaveTextContent(reason);
  expect(onAdd).not.toHaveBeenCalled();
  await userEvent.upload(screen.getByLabelText('营业执照'), file('f.png', 'image/png'));
  await expect.element(region).toBeEmptyDOMElement();
  expect(onAdd).toHaveBeenCalledTimes(1);
});

it('shows the progress of a file, and is reachable by keyboard with its hint', async () => {
  const screen = await render(
    <Upload
      {...none}
      maxBytes={1024}
      onAdd={vi.fn()}
      files={[{ id: '1', name: 'a.pdf', size: 10, status: 'uploading', progress: 40 }]}
    />,
  );
  const bar = screen.getByRole('progressbar', { name: /a.pdf/ });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
  await userEvent.keyboard('{Tab}');
  const field = screen.getByLabelText('营业执照');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('单个文件不超过 1 KB');
});

it.each(['waiting', 'uploading'] as const)('can be cancelled while it is %s', async (status) => {
  const onRemove = vi.fn();
  const screen = await render(
    <Upload
      {...none}
      maxBytes={1024}
      onAdd={vi.fn()}
      onRemove={onRemove}
      files={[{ id: '1', name: 'a.pdf', size: 10, status }]}
    />,
  );
  await screen.getByRole('button', { name: '取消上传 a.pdf' }).click();
  expect(onRemove).toHaveBeenCalledWith('1');
});

it('states that a file is uploaded, and gives the progress bar a visible width', async () => {
  const screen = await render(
    <Upload
      {...none}
      maxBytes={1024}
      onAdd={vi.fn()}
      files={[
        { id: '1', name: 'a.pdf', size: 10, status: 'done' },
        { id: '2', name: 'b.pdf', size: 10, status: 'uploading', progress: 40 },
      ]}
    />,
  );
  await expect.element(screen.getByText('已上传')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '删除 a.pdf' })).toBeVisible();
  const bar = screen.getByRole('progressbar').element();
  expect(bar.getBoundingClientRect().width).toBeGreaterThanOrEqual(64);
});

it('keeps the focus and takes dropped files in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const app = root.appendChild(document.createElement('div'));
  const onAdd = vi.fn();
  const onRemove = vi.fn();
  const files = [{ id: '1', name: 'a.pdf', size: 10, status: 'done' }] as const;
  await render(
    <>
      {createPortal(
        <Upload {...none} {...{ onAdd, onRemove, files }} maxBytes={1024} maxFiles={2} />,
        app,
      )}
    </>,
  );
  const box = app.querySelector('input');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file('b.pdf', 'application/pdf'));
  const drop = { dataTransfer, bubbles: true, cancelable: true, composed: true };
  box?.parentElement?.dispatchEvent(new DragEvent('drop', drop));
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ name: 'b.pdf' }]);
  app.querySelector<HTMLButtonElement>('button[aria-label="删除 a.pdf"]')?.click();
  expect(onRemove).toHaveBeenCalledWith('1');
  expect(root.activeElement).toBe(box);
  host.remove();
});
