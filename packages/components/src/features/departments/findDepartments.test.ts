import { expect, test } from 'vitest';
import { departmentOf, findDepartments } from './findDepartments.js';

const finance = { id: 'f1', name: '金融科', children: [] };
const companies = { id: 'f2', name: '企业科', children: [] };
const treasury = { id: 'f', name: '财政局', children: [finance, companies] };
const bank = {
  id: 'b',
  name: '建设银行',
  children: [{ id: 'b1', name: '普惠金融部', children: [] }],
};
const all = [treasury, bank];

test('a department that is found brings what is below it, one below it brings what is above', () => {
  expect(findDepartments(all, ' 财政 ')).toEqual([treasury]);
  expect(findDepartments(all, '金融')).toEqual([{ ...treasury, children: [finance] }, bank]);
  expect(findDepartments(all, '公安')).toEqual([]);
  expect(findDepartments(all, ' ')).toBe(all);
});

test('a department is found at any depth', () => {
  expect(departmentOf(all, 'f2')).toBe(companies);
  expect(departmentOf(all, 'x')).toBeUndefined();
});
