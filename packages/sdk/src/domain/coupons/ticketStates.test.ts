import { describe, expect, test } from 'vitest';
import { TicketAuditEventValues, TicketAuditStateValues } from '../../generated/enums.js';
import {
  nextTicketState,
  openTicketStates,
  ticketBatchStateOn,
  ticketStatusOn,
  ticketTransitions,
} from './ticketStates.js';

describe('nextTicketState', () => {
  const moves = TicketAuditStateValues.flatMap((from) =>
    TicketAuditEventValues.flatMap((event) =>
      (['APPLICANT', 'REVIEWER'] as const).map((mover) => ({ from, event, mover })),
    ),
  );

  test('lets reviewers decide on what waits and reject what was returned, applicants correct it, and nothing else', () => {
    const open = moves.flatMap(({ from, event, mover }) => {
      const to = nextTicketState(from, event, mover);
      return to === null ? [] : [`${from} ${event} ${mover} ${to}`];
    });
    expect(open).toEqual([
      'PENDING PASS REVIEWER PASSED',
      'PENDING RETURN REVIEWER RETURNED',
      'PENDING REJECT REVIEWER REJECTED',
      'RETURNED RESUBMIT APPLICANT PENDING',
      'RETURNED REJECT REVIEWER REJECTED',
    ]);
  });

  test('moves on from open states only', () => {
    expect([...new Set(ticketTransitions.map(({ from }) => from))]).toEqual(openTicketStates);
  });
});

test.each([
  ['2026-11-22', null, 'UNUSED'],
  ['2026-11-21', null, 'EXPIRED'],
  ['2027-01-01', null, 'UNUSED'],
  ['2026-11-21', '2026-11-20', 'USED'],
] as const)('a ticket that expires on %s, used on %s, is %s', (expiresOn, usedOn, status) => {
  expect(ticketStatusOn({ expiresOn, usedOn }, '2026-11-22')).toBe(status);
});

test.each([
  ['2026-11-22', '2026-11-22', 'OPEN'],
  ['2026-11-23', '2026-12-01', 'UPCOMING'],
  ['2026-11-01', '2026-11-21', 'CLOSED'],
] as const)('a batch from %s to %s is %s', (opensOn, closesOn, state) => {
  expect(ticketBatchStateOn({ opensOn, closesOn }, '2026-11-22')).toBe(state);
});
