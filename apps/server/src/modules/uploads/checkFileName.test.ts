import { expect, it } from 'vitest';
import { checkFileName } from './checkFileName.js';
import { FileRefusal } from './FileRefusal.js';

it.each([
  ['营业执照 (1).pdf', '营业执照 (1).pdf'],
  ['  合同..v2.docx ', '合同..v2.docx'],
  ['cafe\u0301.png', 'café.png'],
])('keeps %j', (given, kept) => {
  expect(checkFileName(given)).toBe(kept);
});

it.each([
  ['a path', '../../etc/passwd.pdf', /不能含有/],
  ['a Windows path', 'C:\\x.pdf', /不能含有/],
  ['NUL', 'a.pdf\u0000.exe', /不可见字符/],
  ['a line break', 'a\r\nSet-Cookie: x.pdf', /不可见字符/],
  ['right-to-left override', 'a\u202Efdp.exe', /不可见字符/],
  ['right-to-left isolate', 'a\u2067fdp.png', /不可见字符/],
  ['half a surrogate pair', 'a\ud800.png', /不可见字符/],
  ['quotes', 'a".pdf', /不能含有/],
  ['nothing', '   ', /无效/],
  ['a hidden name', '.pdf', /无效/],
  ['too much', `${'长'.repeat(120)}.pdf`, /不能超过120个字符/],
])('refuses %s with words for the user', (_what, name, words) => {
  expect(() => checkFileName(name)).toThrow(FileRefusal);
  try {
    checkFileName(name);
  } catch (error) {
    expect((error as FileRefusal).userMessage).toMatch(words);
  }
});
