import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedNow } from '../../callKit/seedNow.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { beginRecord, endLostRecords } from './exportRecordRepository.js';
import { exportsPerUser } from './slots.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('no more exports of a user run than allowed, however many begin at once in several processes', async () => {
  let number = 0;
  const begin = () => {
    const record = { userId: '6', columns: [], filters: [], total: 9 };
    number += 1;
    const exportId = `export-${number}`;
    return beginRecord(testApp.db, { ...record, exportId }, exportsPerUser, seedNow);
  };
  const begun = await Promise.all([begin(), begin(), begin(), begin(), begin()]);
  expect(begun.filter((id) => id !== null)).toHaveLength(exportsPerUser);
  await endLostRecords(testApp.db, new Date(seedNow.getTime() + 61_000));
  expect(await begin()).not.toBeNull();
});
