import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow as now } from '../../callKit/seedNow.js';
import { pdf, png } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { attachFiles } from './attachFiles.js';
import { registerFileReader } from './fileReaders.js';
import { ownsFile } from './repository.js';

let testApp: TestApp;
let uploads: Awaited<ReturnType<typeof uploadsAs>>;
beforeAll(async () => {
  testApp = await openTestApp();
  uploads = await uploadsAs(testApp);
});
afterAll(() => testApp.close());

describe('opening', () => {
  it('sends a private file to its owner as a download that no browser runs', async () => {
    const { key } = await uploads.upload(['营业 执照.pdf', pdf], uploads.mine);
    const response = await uploads.open(key, uploads.mine);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(pdf)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[? ]+\.pdf"; filename\*=UTF-8''%E8%90%A5%E4%B8%9A%20/i,
      ),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('shows a picture in the page, and a logo to everybody', async () => {
    const picture = await uploads.upload(['a.png', png()], uploads.mine);
    expect((await uploads.open(picture.key, uploads.mine)).headers['content-disposition']).toMatch(
      /^inline/,
    );
    expect((await uploads.open(picture.key)).statusCode).toBe(404);
    const logo = await uploads.upload(['a.png', png()], uploads.mine, 'LOGO');
    const shown = await uploads.open(logo.key);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('gives the same response for a foreign file as for a missing one', async () => {
    const { key } = await uploads.upload(['a.pdf', pdf], uploads.mine);
    const missing = key.replace(/.{8}\.pdf$/, 'missing0.pdf');
    for (const session of ['', uploads.others, uploads.staff]) {
      const [there, notThere] = [
        await uploads.open(key, session),
        await uploads.open(missing, session),
      ];
      expect([there.statusCode, there.json()]).toEqual([404, notThere.json()]);
    }
    for (const hostile of ['../../etc/passwd', '%2e%2e%2f', '', 'finance/', 'a\u0000b'])
      expect([400, 404]).toContain((await uploads.open(hostile, uploads.mine)).statusCode);
  });

  it('lets in whom the domain that uses a file names', async () => {
    registerFileReader('test-case', async ({ viewer, refId }) =>
      Promise.resolve(viewer.role === 'OPERATOR' && refId === 'case-1'),
    );
    const { key } = await uploads.upload(['a.pdf', pdf], uploads.mine);
    const attach = (refId: string) =>
      attachFiles(testApp.db, { userId: '1', keys: [key], kind: 'test-case', refId }, now);
    await attach('case-2');
    expect((await uploads.open(key, uploads.staff)).statusCode).toBe(404);
    await attach('case-1');
    expect((await uploads.open(key, uploads.staff)).statusCode).toBe(200);
    expect((await uploads.open(key, uploads.others)).statusCode).toBe(404);
    expect(() => registerFileReader('test-case', () => Promise.resolve(true))).toThrow(/Two/);
  });
});

it('attaches only own files of the right purpose, and refuses others alike', async () => {
  const { key } = await uploads.upload(['a.pdf', pdf], uploads.mine);
  const theirs = await uploads.upload(['b.pdf', pdf], uploads.others);
  expect(await ownsFile(testApp.db, '1', key)).toBe(true);
  expect(await ownsFile(testApp.db, '1', theirs.key)).toBe(false);
  const use = { userId: '1', kind: 'profile', refId: '1' };
  for (const keys of [[theirs.key], [key, theirs.key], ['finance/x'], ['']])
    await expect(attachFiles(testApp.db, { ...use, keys }, now)).rejects.toMatchObject({
      code: '100400',
      details: { fieldErrors: [{ field: 'url', message: '文件不存在，请重新上传' }] },
    });
  await expect(
    attachFiles(testApp.db, { ...use, keys: [key], purpose: 'LOGO' }, now),
  ).rejects.toMatchObject({ code: '100400' });
  await expect(attachFiles(testApp.db, { ...use, keys: [key, key] }, now)).resolves.toBeUndefined();
});
