import { expect, test } from 'vitest';
import { treeStep, typedRow } from './treeKeys.js';
import { branchesAbove, treeRows, type TreeNode } from './treeRows.js';

const nodes: readonly TreeNode[] = [
  { id: 'a', label: '发改委', children: [{ id: 'a1', label: '综合科' }] },
  { id: 'b', label: '建设银行', children: [{ id: 'b1', label: '普惠部' }] },
  { id: 'c', label: 'ICBC' },
];
const open = new Set(['b']);
const rows = treeRows(nodes, open);

test('rows are the nodes of open branches', () => {
  expect(rows.map(({ node, level }) => `${node.id}${level}`)).toEqual(['a1', 'b1', 'b12', 'c1']);
  expect(branchesAbove(nodes, 'b1')).toEqual(['b']);
  expect(branchesAbove(nodes, 'c')).toEqual([]);
});

test.each([
  ['ArrowDown', 0, { kind: 'focus', id: 'b' }],
  ['ArrowUp', 0, undefined],
  ['ArrowRight', 0, { kind: 'open', id: 'a' }],
  ['ArrowRight', 1, { kind: 'focus', id: 'b1' }],
  ['ArrowRight', 3, undefined],
  ['ArrowLeft', 1, { kind: 'close', id: 'b' }],
  ['ArrowLeft', 2, { kind: 'focus', id: 'b' }],
  ['ArrowLeft', 0, undefined],
  ['Home', 3, { kind: 'focus', id: 'a' }],
  ['End', 0, { kind: 'focus', id: 'c' }],
  ['ArrowDown', 3, undefined],
  ['x', 0, undefined],
])('%s at row %i', (key, at, step) => {
  expect(treeStep(key, rows, at, open)).toEqual(step);
});

test('a typed character leads to the next label that begins with it', () => {
  expect(typedRow('i', rows, 0)?.node.id).toBe('c');
  expect(typedRow('发', rows, 2)?.node.id).toBe('a');
  expect(typedRow('z', rows, 0)).toBeUndefined();
});
