import type { DemandRow } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { demands } from '../../schema/demands.js';

let testApp: TestApp;
let visitor: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  visitor = callsWith(testApp, null);
});
afterAll(() => testApp.close());

test('the sample has demands in every state, and the figures add up', async () => {
  expect(await testApp.db.$count(demands)).toBeGreaterThanOrEqual(100);
  const figures = (await visitor('GET', '/demand/front/oversee/statistic')).data;
  const sum = (name: string) =>
    figures.departments.reduce(
      (whole: number, row: Record<string, number>) => whole + (row[name] ?? 0),
      0,
    );
  for (const name of ['total', 'replied', 'waiting', 'overdue'])
    expect(figures[name], name).toBe(sum(name));
  expect(figures.overdue).toBeGreaterThan(0);
  expect(sum('repliedLate')).toBeGreaterThan(0);
  const late = (await visitor('GET', '/demand/front/oversee/page?overdue=true&size=100')).data;
  expect(late.page.total).toBe(figures.overdue + sum('repliedLate'));
  expect(late.content.every(({ overdue }: DemandRow) => overdue)).toBe(true);
  const listed = (await visitor('GET', '/demand/front/oversee/page?size=100')).data.content;
  expect(listed[0].overdue).toBe(true);
  const statistics = (await visitor('GET', '/demand/front/statistical')).data;
  expect(statistics.solved).toBeLessThan(statistics.total);
  expect(Number(statistics.satisfaction)).toBeGreaterThan(50);
  const { data: dynamics } = await visitor('GET', '/demand/front/dynamic');
  expect(dynamics).toHaveLength(20);
  const times = dynamics.map(({ createdTs }: { createdTs: string }) => createdTs);
  expect(times).toEqual([...times].toSorted().toReversed());
  expect(times.every((time: string) => time <= seedNow.toISOString())).toBe(true);
});
