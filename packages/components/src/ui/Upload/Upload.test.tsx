import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Upload } from './Upload.js';

it('hands over files, offers removal and another try', async () => {
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
