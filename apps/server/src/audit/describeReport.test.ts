import { expect, test } from 'vitest';
import { describeDeclarations, describeReport } from './describeReport.js';

const read = { orders: 2, rows: 5, seal: 'ab12' };
const fault = {
  orderId: '7',
  position: 2,
  rowId: 31,
  kind: 'CHANGED' as const,
  problem: 'the row was changed or moved',
};

test('an intact trail shows its seal', () => {
  expect(describeReport({ ...read, faults: [] })).toEqual([
    'The trail is intact: 5 audit rows of 2 orders.',
    'Seal ab12',
    'Keep the seal with your backup.',
  ]);
});

test('each fault is named, up to fifty', () => {
  const faults = [fault, { ...fault, position: null, rowId: null, problem: 'it ends elsewhere' }];
  const [head, first, second] = describeReport({ ...read, faults });
  expect(head).toContain('NOT intact: 2 faults');
  expect(first).toBe('  order 7, row 2 (order_events.id 31): the row was changed or moved');
  expect(second).toBe('  order 7: it ends elsewhere');
  const many = describeReport({ ...read, faults: Array.from({ length: 60 }, () => fault) });
  expect(many).toContain('  … and 10 more');
});

test('declarations are named as such', () => {
  const declared = { declarations: 2, rows: 5 };
  expect(describeDeclarations({ ...declared, faults: [] })).toEqual([
    'The trail of declarations is intact: 5 audit rows of 2 declarations.',
  ]);
  expect(describeDeclarations({ ...declared, faults: [fault] }).at(-1)).toBe(
    '  declaration 7, row 2 (policy_application_events.id 31): the row was changed or moved',
  );
});
