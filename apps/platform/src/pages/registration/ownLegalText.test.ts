import { expect, it } from 'vitest';
import { ownLegalText } from './ownLegalText.js';

it('has its gist before the first title, and a section for each title', () => {
  const texts = [
    '不向企业收费',
    '# 协议的范围',
    '本协议由您与平台订立。',
    '请完整阅读。',
    '# ',
    '#生效',
    '自发布之日起。',
  ];
  expect(ownLegalText(texts)).toEqual({
    points: ['不向企业收费'],
    sections: [
      { title: '协议的范围', lines: ['本协议由您与平台订立。', '请完整阅读。'] },
      { title: '生效', lines: ['自发布之日起。'] },
    ],
  });
  expect(ownLegalText(['本协议由您与平台订立。'])).toEqual({
    points: [],
    sections: [{ title: '正文', lines: ['本协议由您与平台订立。'] }],
  });
});
