import { expect, test } from 'vitest';
import { shownItems } from './shownItems.js';

test('masks identity numbers of a form and keeps everything else, without keys of files', () => {
  const idCard = {
    checkName: 'guarantorId',
    label: '担保人身份证号',
    inputType: 'ID_CARD',
  } as const;
  const name = { checkName: 'guarantor', label: '担保人', value: '周明' };
  const upload = {
    checkName: 'deed',
    label: '房产证',
    inputType: 'UPLOAD',
    value: '房产证.pdf',
  } as const;
  expect(
    shownItems([{ ...idCard, value: '11010519491231002x' }, name, { ...upload, files: ['f-1'] }]),
  ).toEqual([{ ...idCard, value: '110105********002X' }, name, upload]);
});
