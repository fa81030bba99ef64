import { expect, it } from 'vitest';
import { noticeFilters } from './noticeFilters.js';

const parse = (query: string) => noticeFilters.parse(new URLSearchParams(query));

it('starts at announcements, and says so to the server but not in the address', () => {
  expect(noticeFilters.resolve(parse(''))).toEqual({ noticeType: 'ANNOUNCEMENT', index: 1 });
  expect(String(noticeFilters.format(parse('noticeType=ANNOUNCEMENT&index=1')))).toBe('');
});

it('keeps the category when all filters are cleared', () => {
  const values = parse('noticeType=LOAN_INFO&noticeStatus=UNREAD&dateStart=2026-01-01&index=3');
  expect(noticeFilters.clear(values)).toEqual({ noticeType: 'LOAN_INFO' });
});

it.each(['noticeType=NEWS', 'noticeStatus=MAYBE', 'dateStart=2026-02-30', 'index=0'])(
  'leaves out %s',
  (query) => expect(parse(query)).toEqual({}),
);
