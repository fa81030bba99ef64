import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { requestId, tokenOfAccount } from '../../testing/callsAs.js';
import { filesForm } from '../../callKit/forms.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { attachFiles } from './attachFiles.js';
import { cleanFiles } from './cleanFiles.js';
import { unknownObjects, uploadedFiles } from '../../schema/uploads.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const hours = (count: number) => new Date(seedNow.getTime() + count * 3_600_000);
/** Objects have the disk's timestamps, not the sample's. */
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000);
const tomorrow = () => inHours(25);

async function upload(): Promise<{ key: string; objectName: string }> {
  const session = await tokenOfAccount(testApp, owner);
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/huiqi/ticket/upload/batchUpload',
    headers: { 'x-request-id': requestId, 'x-access-token': session },
    payload: filesForm([['a.pdf', pdf]]),
  });
  const key = response.json().data[0].url as string;
  const [row] = await testApp.db.select().from(uploadedFiles).where(eq(uploadedFiles.key, key));
  return { key, objectName: row?.objectName ?? '' };
}

const isStored = async (name: string) => {
  const content = await testApp.storage.open(name);
  content?.destroy();
  return content !== null;
};

it('deletes what nothing has used for a day, and keeps what is used', async () => {
  const sample = await testApp.db.$count(uploadedFiles);
  const [used, unused] = [await upload(), await upload()];
  const use = { userId: '1', kind: 'cleaning', refId: '1' };
  await attachFiles(testApp.db, { ...use, keys: [used.key] }, seedNow);
  await cleanFiles(testApp, hours(23));
  expect([await isStored(used.objectName), await isStored(unused.objectName)]).toEqual([
    true,
    true,
  ]);
  await cleanFiles(testApp, hours(25));
  expect([await isStored(used.objectName), await isStored(unused.objectName)]).toEqual([
    true,
    false,
  ]);
  // Replaced, and expired a day from now.
  await attachFiles(testApp.db, { ...use, keys: [] }, hours(30));
  await cleanFiles(testApp, hours(50));
  expect(await isStored(used.objectName)).toBe(true);
  await cleanFiles(testApp, hours(55));
  expect(await isStored(used.objectName)).toBe(false);
  expect(await testApp.db.$count(uploadedFiles)).toBe(sample);
});

it('sweeps objects that have had no file for a day, not those being stored or noticed just now', async () => {
  const kept = await upload();
  await attachFiles(
    testApp.db,
    { userId: '1', kind: 'cleaning', refId: '2', keys: [kept.key] },
    seedNow,
  );
  await mkdir(testApp.storage.incoming, { recursive: true });
  const file = join(testApp.storage.incoming, 'left');
  await writeFile(file, pdf);
  await testApp.storage.put('202606/left-behind', file, 'application/pdf');
  await cleanFiles(testApp, new Date());
  expect(await isStored('202606/left-behind')).toBe(true);
  await cleanFiles(testApp, tomorrow());
  expect(await isStored('202606/left-behind')).toBe(true);
  await cleanFiles(testApp, inHours(50));
  expect(await isStored('202606/left-behind')).toBe(false);
  expect(await testApp.db.$count(unknownObjects)).toBe(0);
  expect(await isStored(kept.objectName)).toBe(true);
});

it('deletes received files that a killed process left, not those being received', async () => {
  const { incoming } = testApp.storage;
  await mkdir(join(incoming, 'folder'), { recursive: true });
  await writeFile(join(incoming, 'received'), pdf);
  await cleanFiles(testApp, new Date());
  expect(await readdir(incoming)).toEqual(['folder', 'received']);
  await cleanFiles(testApp, tomorrow());
  expect(await readdir(incoming)).toEqual(['folder']);
});
