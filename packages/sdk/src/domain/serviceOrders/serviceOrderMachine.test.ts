import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ServiceOrderEventLabels,
  ServiceOrderEventValues,
  ServiceOrderStatusLabels,
  ServiceOrderStatusValues,
} from '../../generated/enums.js';
import {
  mayCancelServiceOrder,
  mayRateServiceOrder,
  nextServiceOrderStatus,
  openServiceOrderStatuses,
  serviceHandlingEvent,
  serviceOrderTransitions,
  serviceOrderTransitionsFrom,
} from './serviceOrderMachine.js';
import {
  needsServiceReply,
  serviceApplicationErrors,
  serviceHandlingErrors,
  serviceRatingErrors,
} from './serviceOrderRules.js';

const doc = readFileSync(
  new URL('../../../../../docs/service-order-states.md', import.meta.url),
  'utf8',
);

/** Cells of the rows of the page that match, without backticks. */
const rowsOf = (pattern: RegExp) =>
  [...doc.matchAll(pattern)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  );

describe('docs/service-order-states.md', () => {
  it('draws exactly the transitions of the table', () => {
    const drawn = [...doc.matchAll(/^ {4}(\S+) --> (\w+): (\w+)/gm)].map((m) =>
      m.slice(1).join(' '),
    );
    expect(drawn).toEqual(
      serviceOrderTransitions.map(({ from, to, event }) => `${from ?? '[*]'} ${to} ${event}`),
    );
  });

  it('lists exactly the rows of the table, with who moves the order', () => {
    expect(rowsOf(/^\| (?:none|`\w+`) +\| `[A-Z]+` +\| `\w+` +\| [^|]+\|$/gm)).toEqual(
      serviceOrderTransitions.map(({ from, event, to, by }) => [from ?? 'none', event, to, by]),
    );
  });

  it('lists the labels', () => {
    const labels = { ...ServiceOrderStatusLabels, ...ServiceOrderEventLabels };
    expect(rowsOf(/^\| [A-Z]+ +\| [^|`-]+\|$/gm)).toEqual(Object.entries(labels));
  });
});

describe('machine of service orders', () => {
  it('reaches every state and says each thing once', () => {
    const reached = new Set(serviceOrderTransitions.map(({ to }) => to));
    expect([...reached].toSorted()).toEqual([...ServiceOrderStatusValues].toSorted());
    const keys = serviceOrderTransitions.map(({ from, event, by }) => `${from} ${event} ${by}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('allows nothing that is not in the table', () => {
    for (const status of [null, ...ServiceOrderStatusValues, 'ARCHIVED'])
      for (const event of ServiceOrderEventValues)
        for (const by of ['ENTERPRISE', 'ORGANISATION'] as const) {
          const row = serviceOrderTransitions.find(
            (one) => one.from === status && one.event === event && one.by === by,
          );
          const to = row?.to ?? null;
          expect(nextServiceOrderStatus(status, event, by), `${status} ${event} ${by}`).toBe(to);
        }
  });

  it('lets the organisation decide on what waits, and finish or end what it accepted', () => {
    const eventsOf = (...args: Parameters<typeof serviceOrderTransitionsFrom>) =>
      serviceOrderTransitionsFrom(...args).map(({ event }) => event);
    expect(eventsOf('PENDING', 'ORGANISATION')).toEqual(['ACCEPT', 'REFUSE']);
    expect(eventsOf('ACCEPTED', 'ORGANISATION')).toEqual(['FINISH', 'REFUSE']);
    expect(eventsOf('FINISHED', 'ORGANISATION')).toEqual([]);
    const events = ServiceOrderStatusValues.map(serviceHandlingEvent);
    expect(events).toEqual([undefined, 'ACCEPT', 'REFUSE', 'FINISH', undefined]);
  });

  it('lets the enterprise cancel what is open, and rate once what is finished', () => {
    expect(ServiceOrderStatusValues.filter(mayCancelServiceOrder)).toEqual(
      openServiceOrderStatuses,
    );
    const ratable = (evaluated: boolean) =>
      ServiceOrderStatusValues.filter((orderStatus) =>
        mayRateServiceOrder({ orderStatus, evaluated }),
      );
    expect(ratable(false)).toEqual(['FINISHED']);
    expect(ratable(true)).toEqual([]);
  });

  it('keeps a company from another order while one goes on', () => {
    const going = ServiceOrderStatusValues.filter(
      (status) => serviceOrderTransitionsFrom(status, 'ORGANISATION').length > 0,
    );
    expect(going).toEqual(openServiceOrderStatuses);
  });
});

describe('rules of service orders', () => {
  it('ask for a text of a refusal only', () => {
    const fieldsOf = (status: string, handling?: string) =>
      serviceHandlingErrors(handling === undefined ? { status } : { status, handling }).map(
        ({ field }) => field,
      );
    expect(ServiceOrderStatusValues.filter(needsServiceReply)).toEqual(['REFUSED']);
    expect(fieldsOf('REFUSED')).toEqual(['handling']);
    expect(fieldsOf('REFUSED', ' 无 ')).toEqual(['handling']);
    expect(fieldsOf('REFUSED', '档期已满')).toEqual([]);
    expect(fieldsOf('ACCEPTED')).toEqual([]);
    expect(fieldsOf('FINISHED')).toEqual([]);
    for (const status of ['PENDING', 'CANCELED', 'ARCHIVED'])
      expect(fieldsOf(status, '无需处理')).toEqual(['status']);
  });

  it('ask for a name that can be one, if it is given', () => {
    expect(serviceApplicationErrors({})).toEqual([]);
    expect(serviceApplicationErrors({ contactName: '周明' })).toEqual([]);
    expect(serviceApplicationErrors({ contactName: '  明 ' })).toHaveLength(1);
  });

  it('ask for a whole number of stars from one to five', () => {
    const good = [0, 1, 2.5, 5, 6, Number.NaN].filter(
      (score) => serviceRatingErrors({ score }).length === 0,
    );
    expect(good).toEqual([1, 5]);
  });
});
