import { createMockClient } from '@huiqi/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { FileViewer } from './FileViewer.js';

const data = { blob: new Blob(['<script>']), fileName: undefined };
const files = [{ key: 'a', fileName: '合同.PDF' }];

/** A browser with a viewer or without, moved by a mouse or by fingers. */
function show(viewer: object | null, pointer: 'fine' | 'coarse') {
  vi.spyOn(navigator.mimeTypes, 'namedItem').mockReturnValue(viewer as MimeType | null);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList,
  );
  const client = createMockClient({ openFile: { data } });
  return render(
    <HuiqiProvider client={client}>
      <FileViewer files={files} />
    </HuiqiProvider>,
  );
}

afterEach(() => vi.restoreAllMocks());

test('a PDF is shown in a frame, as what it says it is', async () => {
  const created = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const screen = await show({}, 'fine');
  const frame = screen.getByTitle('合同.PDF');
  await expect.element(frame).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(created.mock.calls.map(([blob]) => (blob as Blob).type)).toEqual(['application/pdf']);
  await screen.unmount();
  expect(revoked).toHaveBeenCalledWith(created.mock.results[0]?.value);
});

test.each([
  ['without a viewer', null, 'fine'],
  ['on a touch screen', {}, 'coarse'],
] as const)('a PDF is offered for download %s', async (_where, viewer, pointer) => {
  const screen = await show(viewer, pointer);
  await expect.element(screen.getByText(/不能在页面内显示 PDF/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '下载 合同.PDF' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});
