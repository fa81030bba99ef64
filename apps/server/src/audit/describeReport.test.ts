import { expect, test } from 'vitest';
import type { ChainReport } from '../trail/verifyChains.js';
import {
  declarationTrails,
  describeChains,
  describeReport,
  serviceOrderTrails,
} from './describeReport.js';

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

test.each([
  [declarationTrails, 'declaration', 'policy_application_events'],
  [serviceOrderTrails, 'service order', 'service_order_events'],
] as const)('%o are named as such', (kind, name, table) => {
  const audited = { audited: 2, rows: 5, departed: 0 };
  const describeRead = (report: ChainReport | null) => describeChains({ kind, report });
  expect(describeRead({ ...audited, faults: [] })).toEqual([
    `The trail of ${name}s is intact: 5 audit rows of 2 ${name}s.`,
  ]);
  expect(describeRead({ ...audited, faults: [fault] }).at(-1)).toBe(
    `  ${name} 7, row 2 (${table}.id 31): the row was changed or moved`,
  );
  expect(describeRead({ ...audited, departed: 3, faults: [] })).toEqual([
    `The trail of ${name}s is intact: 5 audit rows of 2 ${name}s, 3 before them archived.`,
  ]);
  expect(describeRead(null)).toEqual([
    `The trail of ${name}s was NOT checked: start the server once, which migrates it.`,
  ]);
});
