import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.js';

afterEach(() => vi.unstubAllGlobals());

it('hands a file to the downloads under its name', () => {
  const clicked: { href: string; download: string }[] = [];
  const link = { href: '', download: '', rel: '', click: () => clicked.push({ ...link }) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile({ blob: new Blob(['x']), fileName: '申请信息.xls' });
  expect(clicked[0]).toMatchObject({ download: '申请信息.xls' });
  expect(clicked[0]?.href).toMatch(/^blob:/);
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith(clicked[0]?.href);
  vi.useRealTimers();
});
