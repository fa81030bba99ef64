import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  PolicyApplicationEventLabels,
  PolicyApplicationEventValues,
  PolicyApplicationStateLabels,
  PolicyApplicationStateValues,
  PolicyDecisionValues,
} from '../../generated/enums.js';
import {
  needsPolicyReason,
  nextPolicyState,
  openPolicyStates,
  policyTransitions,
  policyTransitionsFrom,
  type PolicyMover,
} from './policyApplicationMachine.js';
import { policyApplyModes } from './policyApplyMode.js';

const doc = readFileSync(
  new URL('../../../../../docs/policy-application-states.md', import.meta.url),
  'utf8',
);
const movers: readonly PolicyMover[] = ['APPLICANT', 'OPERATOR', 'ADMIN'];

/** Cells of the rows of the page that match, without backticks. */
const rowsOf = (pattern: RegExp) =>
  [...doc.matchAll(pattern)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  );

describe('docs/policy-application-states.md', () => {
  it('draws exactly the transitions of the table', () => {
    const drawn = [...doc.matchAll(/^ {4}(\S+) --> (\w+): (\w+)/gm)].map((m) =>
      m.slice(1).join(' '),
    );
    const coded = policyTransitions.map(({ from, to, event }) => `${from ?? '[*]'} ${to} ${event}`);
    expect(drawn).toEqual(coded);
  });

  it('lists exactly the rows of the table, with who may do it', () => {
    expect(rowsOf(/^\| (?:none|`\w+`) +\| `\w+` +\| `[A-Z]+` +\| [^|]+\|$/gm)).toEqual(
      policyTransitions.map(({ from, event, to, actors }) => [
        from ?? 'none',
        event,
        to,
        actors.join(', '),
      ]),
    );
  });

  it('lists the labels', () => {
    const labels = { ...PolicyApplicationStateLabels, ...PolicyApplicationEventLabels };
    expect(rowsOf(/^\| [A-Z]+ +\| [^|`-]+\|$/gm)).toEqual(Object.entries(labels));
  });

  it('lists the modes of the form', () => {
    const modes = rowsOf(/^\| `(?:new|draft|apply|check)` .+\|$/gm);
    expect(modes.map(([mode, load, save, id]) => [mode, { load, save, idField: id }])).toEqual(
      (['new', 'draft', 'apply', 'check'] as const).map((mode) => {
        const { load, save, idField } = policyApplyModes[mode];
        return [mode, { load, save: save ?? '', idField: idField ?? '' }];
      }),
    );
  });
});

describe('machine of declarations', () => {
  it('reaches every state from a draft and says each thing once', () => {
    const reached = new Set(policyTransitions.map(({ to }) => to));
    expect([...reached].toSorted()).toEqual([...PolicyApplicationStateValues].toSorted());
    const keys = policyTransitions.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('allows nothing that is not in the table', () => {
    for (const state of [null, ...PolicyApplicationStateValues])
      for (const event of PolicyApplicationEventValues)
        for (const actor of movers) {
          const row = policyTransitions.find((one) => one.from === state && one.event === event);
          const to = row?.actors.includes(actor) ? row.to : null;
          expect(nextPolicyState(state, event, actor), `${state} ${event} ${actor}`).toBe(to);
        }
  });

  it('lets reviewers decide on what waits and reject what was returned, and applicants correct it', () => {
    const eventsOf = (...args: Parameters<typeof policyTransitionsFrom>) =>
      policyTransitionsFrom(...args).map(({ event }) => event);
    expect(eventsOf('PENDING', 'OPERATOR')).toEqual(PolicyDecisionValues);
    expect(eventsOf('PENDING', 'APPLICANT')).toEqual([]);
    expect(eventsOf('RETURNED', 'APPLICANT')).toEqual(['RESUBMIT']);
    expect(eventsOf('RETURNED', 'ADMIN')).toEqual(['REJECT']);
    expect(eventsOf('PASSED', 'ADMIN')).toEqual(['REDEEM']);
  });

  it('asks for the reason of what disappoints', () => {
    expect(PolicyApplicationEventValues.filter(needsPolicyReason)).toEqual(['RETURN', 'REJECT']);
  });

  it('leaves a company free to declare again after a rejection only', () => {
    const free = PolicyApplicationStateValues.filter((state) => !openPolicyStates.includes(state));
    expect(free).toEqual(['REJECTED']);
  });
});
