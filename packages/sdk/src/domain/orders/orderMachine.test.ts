import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OrderEventValues, OrderStatusValues } from '../../generated/enums.js';
import {
  decisionEvent,
  givesReason,
  isDecision,
  isFinalStatus,
  isForApplicant,
  isRecordEvent,
  nextStatus,
  openOrderStatuses,
  orderTransitions,
  recordEvents,
  transitionsFrom,
  type OrderMover,
} from './orderMachine.js';

const doc = readFileSync(new URL('../../../../../docs/order-states.md', import.meta.url), 'utf8');
const movers: readonly OrderMover[] = ['APPLICANT', 'SYSTEM', 'FINANCIER', 'OPERATOR', 'ADMIN'];

describe('docs/order-states.md', () => {
  it('draws exactly the transitions of the table', () => {
    const drawn = [...doc.matchAll(/^ {4}(\w+) --> (\w+): (\w+)/gm)].map((m) =>
      m.slice(1).join(' '),
    );
    const coded = orderTransitions.map(({ from, to, event }) => `${from} ${to} ${event}`);
    expect(drawn.toSorted()).toEqual(coded.toSorted());
  });

  it('lists exactly the rows of the table, with who may do it', () => {
    const rows = [...doc.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| `(\w+)` +\| ([^|]+)\|/gm)].map(
      ([, from, event, to, actors]) =>
        `${from} ${event} ${to} ${actors!.replaceAll('`', '').trim()}`,
    );
    const coded = orderTransitions.map(
      ({ from, event, to, actors }) => `${from} ${event} ${to} ${actors.join(', ')}`,
    );
    expect(rows).toEqual(coded);
  });
});

describe('order machine', () => {
  it('knows statuses and events of the contract only, and says each thing once', () => {
    for (const { from, to, event } of orderTransitions) {
      expect(OrderStatusValues).toContain(from);
      expect(OrderStatusValues).toContain(to);
      expect(OrderEventValues).toContain(event);
    }
    const keys = orderTransitions.map(({ from, event, when }) => `${from} ${event} ${when ?? ''}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reaches every status from a saved application', () => {
    const reached = new Set<string>(['SAVE_NOT_SUBMIT']);
    for (let before = 0; before !== reached.size;) {
      before = reached.size;
      for (const { from, to } of orderTransitions) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...OrderStatusValues].toSorted());
  });

  it('allows nothing that is not in the table', () => {
    for (const status of OrderStatusValues) {
      for (const event of OrderEventValues) {
        for (const actor of movers) {
          for (const epidemic of [true, false]) {
            const row = orderTransitions.find(
              (t) =>
                t.from === status &&
                t.event === event &&
                t.actors.includes(actor) &&
                (!t.when || (t.when === 'epidemic') === epidemic),
            );
            expect(nextStatus(status, event, actor, { epidemic })).toBe(row?.to ?? null);
          }
        }
      }
    }
  });

  it.each([
    ['SAVE_NOT_SUBMIT', 'SUBMIT', 'APPLICANT', 'ACCEPT_SUCCESS'],
    ['ACCEPT_SUCCESS', 'GRANT', 'FINANCIER', 'APPROVAL_SUCCESS'],
    ['ACCEPT_SUCCESS', 'GRANT', 'OPERATOR', null],
    ['ACCEPT_SUCCESS', 'GRANT', 'APPLICANT', null],
    ['PRE_JXW_ACCEPT', 'REVIEW_PASS', 'FINANCIER', null],
    ['APPROVAL_SUCCESS', 'CLOSE', 'APPLICANT', 'ORDER_CLOSED'],
    ['JXW_AUDIT_PASSED', 'CLOSE', 'APPLICANT', null],
    ['BANK_APPROVAL_SUCCESS', 'DISBURSE', 'FINANCIER', null],
    ['BANK_APPROVAL_SUCCESS', 'LOAN_VOIDED', 'FINANCIER', 'APPROVAL_SUCCESS'],
    ['BANK_APPROVAL_SUCCESS', 'LOAN_VOIDED', 'APPLICANT', null],
  ] as const)('%s + %s by %s leads to %s', (status, event, actor, to) => {
    expect(nextStatus(status, event, actor)).toBe(to);
  });

  it('sends epidemic applications to the commission first', () => {
    const kind = { epidemic: true };
    expect(nextStatus('SAVE_NOT_SUBMIT', 'SUBMIT', 'APPLICANT', kind)).toBe('PRE_JXW_ACCEPT');
    expect(transitionsFrom('SAVE_NOT_SUBMIT', 'APPLICANT', kind)).toHaveLength(2);
    expect(nextStatus('BANK_APPROVAL_SUCCESS', 'LOAN_VOIDED', 'ADMIN', kind)).toBe(
      'JXW_AUDIT_PASSED',
    );
  });

  it('finds the event a decision means', () => {
    expect(decisionEvent('BANK_NO_INFO', 'APPROVAL_FAIL', 'FINANCIER')).toBe('REJECT');
    expect(decisionEvent('JXW_AUDIT_PASSED', 'BANK_APPROVAL_FAIL', 'FINANCIER')).toBe('REJECT');
    expect(decisionEvent('PRE_JXW_ACCEPT', 'JXW_AUDIT_PASSED', 'ADMIN')).toBe('REVIEW_PASS');
    // A payment is recorded by a separate call with its figures, never by a decision.
    expect(decisionEvent('APPROVAL_SUCCESS', 'BANK_APPROVAL_SUCCESS', 'FINANCIER')).toBeNull();
  });

  it('shows the remark of a decision or of a closing as the reason', () => {
    const decisions = ['GRANT', 'REJECT', 'REVIEW_PASS', 'REVIEW_REJECT'];
    expect(OrderEventValues.filter(isDecision).toSorted()).toEqual(decisions);
    expect(OrderEventValues.filter(givesReason).toSorted()).toEqual(['CLOSE', ...decisions]);
  });

  it('keeps from applicants what is recorded, but that their loan is another', () => {
    const recorded = OrderEventValues.filter(isRecordEvent);
    expect(recorded.toSorted()).toEqual(recordEvents.toSorted());
    expect(recorded.filter(isForApplicant)).toEqual(['LOAN_CORRECTED']);
    expect(orderTransitions.every(({ event }) => isForApplicant(event))).toBe(true);
  });

  it('has no open order in a final status', () => {
    expect(openOrderStatuses.filter(isFinalStatus)).toEqual([]);
    expect(OrderStatusValues.filter((s) => !isFinalStatus(s)).toSorted()).toEqual(
      openOrderStatuses.toSorted(),
    );
  });
});
