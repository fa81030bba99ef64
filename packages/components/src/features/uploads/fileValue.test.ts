import { expect, it } from 'vitest';
import { formatNames } from './formatNames.js';
import { storedFiles, withFile, withoutFile, type FileValue } from './fileValue.js';

const file = (key: string): FileValue => ({
  key,
  url: `/f/${key}`,
  name: `${key}.pdf`,
  type: 'PDF',
  status: 'UPLOADED',
});

it('keeps the slot of a removed file as WAIT_UPLOADDING, and fills it first', () => {
  const emptied = withoutFile([file('a'), file('b')], 'a', true);
  expect(emptied[0]).toMatchObject({ key: '', url: '', status: 'WAIT_UPLOADDING', name: 'a.pdf' });
  expect(storedFiles(emptied)).toEqual([file('b')]);
  expect(withFile(emptied, file('c'))).toEqual([file('c'), file('b')]);
  expect(withFile([file('b')], file('c'))).toEqual([file('b'), file('c')]);
});

it('drops a removed file where a form has no slots', () => {
  expect(withoutFile([file('a'), file('b')], 'a', false)).toEqual([file('b')]);
});

it('names formats once', () => {
  expect(formatNames(['png', 'jpg', 'jpeg', 'doc', 'docx', 'ofd'])).toEqual([
    'PNG',
    'JPG',
    'Word',
    'OFD',
  ]);
});
