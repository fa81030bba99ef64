import { expect, it } from 'vitest';
import { safeFileName } from './checkUpload.js';

it.each([
  ['/tmp/docs/a.pdf', 'a.pdf'],
  [String.raw`C:\docs\报告.PDF`, '报告.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['.pdf', 'file.pdf'],
  [`${'𠮷'.repeat(101)}.pdf`, `${'𠮷'.repeat(100)}.pdf`],
  [`a${'😀'.repeat(100)}.pdf`, `a${'😀'.repeat(99)}.pdf`],
])('%s is stored as %s', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});
