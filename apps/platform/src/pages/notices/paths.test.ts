import { NoticeSubjectKindLabels } from '@huiqi/sdk';
import { expect, test } from 'vitest';
import { noticePaths } from './paths.js';

test.each(Object.keys(NoticeSubjectKindLabels))('a notice about %s leads to a page', (kind) => {
  expect(noticePaths.subject({ kind, id: '7' })).toMatch(/^\/.*7/);
});

test('one about something newer leads nowhere', () => {
  expect(noticePaths.subject({ kind: 'NEWER_KIND', id: '7' })).toBeUndefined();
});
