import { describe, expect, it, test } from 'vitest';
import { DemandEventValues, DemandStatusValues } from '../../generated/enums.js';
import {
  demandDueOn,
  demandTransition,
  demandTransitions,
  mayRateDemand,
  type DemandMover,
} from './demandMachine.js';
import { demandClosingErrors, demandErrors } from './demandRules.js';

const movers: readonly DemandMover[] = ['AUTHOR', 'STAFF'];
/** Every allowed step; all others are refused. */
const allowed = `SUBMITTED ASSIGN STAFF > PROCESSING
PROCESSING ASSIGN STAFF > PROCESSING
PROCESSING REPLY STAFF > REPLIED
REPLIED REPLY STAFF > REPLIED
SUBMITTED CLOSE STAFF > CLOSED
PROCESSING CLOSE STAFF > CLOSED
REPLIED CLOSE STAFF > CLOSED
REPLIED RATE AUTHOR > CLOSED
CLOSED RATE AUTHOR > CLOSED`.split('\n');

test('the transitions are these, and no others', () => {
  const found = DemandStatusValues.flatMap((status) =>
    DemandEventValues.flatMap((event) =>
      movers.flatMap((by) => {
        const to = demandTransition(status, event, by)?.to;
        return to === undefined ? [] : [`${status} ${event} ${by} > ${to}`];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(allowed.toSorted());
  expect(demandTransitions).toHaveLength(allowed.length);
});

describe('rating', () => {
  const replied = '2026-06-01T02:00:00.000Z';
  it.each([
    ['REPLIED', replied, false, true],
    ['CLOSED', replied, false, true],
    ['CLOSED', null, false, false],
    ['REPLIED', replied, true, false],
    ['PROCESSING', null, false, false],
    ['SUBMITTED', null, false, false],
  ] as const)('%s, replied %s, rated %s: %s', (status, repliedTs, isRated, expected) => {
    expect(mayRateDemand({ status, repliedTs, isRated })).toBe(expected);
  });
});

test.each([
  // The day is China's, also just before midnight there.
  ['2026-06-14T15:59:59.000Z', '2026-06-21'],
  ['2026-06-14T16:00:00.000Z', '2026-06-22'],
])('a demand of %s is due on %s', (created, due) => {
  expect(demandDueOn(created)).toBe(due);
});

test('a demand needs title and content, spaces are none', () => {
  const body = { anonymity: true, demandType: 'HELP' } as const;
  const fields = (title?: string, content?: string) =>
    demandErrors({ ...body, ...(title ? { title } : {}), ...(content ? { content } : {}) }).map(
      ({ field }) => field,
    );
  expect(fields()).toEqual(['title', 'content']);
  expect(fields(' 水 ', '停水停电  ')).toEqual(['title', 'content']);
  expect(fields('停水', '园区停水三天')).toEqual([]);
});

test.each([
  ['SUBMITTED', undefined, 1],
  ['PROCESSING', ' ', 1],
  ['PROCESSING', '重复诉求', 0],
  ['REPLIED', undefined, 0],
] as const)(
  'closing one that is %s with the reason %s gives %i errors',
  (status, reason, count) => {
    expect(demandClosingErrors(status, reason)).toHaveLength(count);
  },
);
