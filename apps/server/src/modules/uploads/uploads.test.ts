import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newcomer, operator, owner } from '../../testing/accounts.js';
import { requestId, tokenOfAccount } from '../../testing/callsAs.js';
import { filesForm, uploadForm, type FormFile } from '../../testing/forms.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../testing/places.js';
import { pdf, photo, png } from '../../testing/sampleFiles.js';
import type { Config } from '../../config/config.js';
import { countUploads } from './countUploads.js';
import { attachFiles } from './attachFiles.js';
import { registerFileReader } from './fileReaders.js';
import { ownsFile } from './repository.js';
import { uploadedFiles } from './table.js';

let now = seedNow;
let world: TestApp;
let mine = '';
let others = '';
let staff = '';
beforeAll(async () => {
  world = await openTestApp(() => now, { HUIQI_UPLOAD_DAILY_MB: '20' });
  mine = await tokenOfAccount(world, owner);
  others = await tokenOfAccount(world, newcomer);
  staff = await tokenOfAccount(world, operator);
});
afterAll(() => world.close());
afterEach(() => {
  now = seedNow;
});

const base = '/api/huiqi';
const headersOf = (session: string, more: object = {}) => ({
  'x-request-id': requestId,
  ...(session === '' ? {} : { 'x-access-token': session }),
  ...more,
});
const post = (url: string, payload: FormData, session = '', more: object = {}) =>
  world.app.inject({ method: 'POST', url: base + url, headers: headersOf(session, more), payload });
const open = (key: string, session = '') =>
  world.app.inject({
    url: `${base}/user/file?key=${encodeURIComponent(key)}`,
    headers: headersOf(session),
  });

interface Token {
  readonly token: string;
  readonly keyPrefix: string;
}

async function tokenFor(session: string, purpose = 'ATTACHMENT'): Promise<Token> {
  const url = `${base}/user/qiniu/token?purpose=${purpose}`;
  return (await world.app.inject({ url, headers: headersOf(session) })).json().data;
}

let count = 0;
const nameWith = (extension: string) => {
  count += 1;
  return `${String(count).padStart(16, 'n')}.${extension}`;
};

/** Uploads a file with a fresh token. */
async function upload(file: FormFile, session = mine, purpose = 'ATTACHMENT') {
  const { token, keyPrefix } = await tokenFor(session, purpose);
  const key = keyPrefix + nameWith(/\.(\w+)$/.exec(file[0])?.[1]?.toLowerCase() ?? 'bin');
  const response = await post('/user/upload', uploadForm(token, key, file));
  return { key, status: response.statusCode, ...response.json() };
}

const received = () => readdir(world.storage.incoming).catch(() => []);

describe('a token', () => {
  it('opens one folder that nobody can guess, for ten minutes and ten files', async () => {
    const [first, second] = [await tokenFor(mine), await tokenFor(mine)];
    expect(first.keyPrefix).toMatch(/^finance\/202606\/[\w-]{22}\/$/);
    expect(first.keyPrefix).not.toBe(second.keyPrefix);
    const send = (at: number) =>
      post(
        '/user/upload',
        uploadForm(first.token, `${first.keyPrefix}count-${String(at).padStart(16, '0')}.pdf`, [
          'a.pdf',
          pdf,
        ]),
      );
    for (let at = 0; at < 10; at += 1) expect((await send(at)).statusCode).toBe(200);
    expect((await send(10)).json().fieldErrors[0].message).toMatch(/数量已达上限/);
    // What was stored before may still be repeated.
    expect((await send(3)).statusCode).toBe(200);
    now = new Date(seedNow.getTime() + 11 * 60_000);
    const late = await send(11);
    expect([late.statusCode, late.json()]).toMatchObject([
      401,
      { code: '791214', message: '登录超时，请重新登录' },
    ]);
  });

  it('counts in parallel too', async () => {
    const { token, keyPrefix } = await tokenFor(others);
    const sent = Array.from({ length: 14 }, (_, at) =>
      post(
        '/user/upload',
        uploadForm(token, `${keyPrefix}many-${String(at).padStart(16, '0')}.pdf`, ['a.pdf', pdf]),
      ),
    );
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 400)).toHaveLength(4);
  });

  it('is refused for keys outside its folder and for other forms, before the file is read', async () => {
    const { token, keyPrefix } = await tokenFor(mine);
    const elsewhere = (await tokenFor(others)).keyPrefix;
    const good = nameWith('pdf');
    const before = await world.db.$count(uploadedFiles);
    const forms = [
      uploadForm(token, elsewhere + good, ['a.pdf', pdf]),
      uploadForm(token, `${keyPrefix}../${good}`, ['a.pdf', pdf]),
      uploadForm(token, `${keyPrefix}x/${good}`, ['a.pdf', pdf]),
      uploadForm(token, `${keyPrefix}short.pdf`, ['a.pdf', pdf]),
      uploadForm(token, `finance/${good}`, ['a.pdf', pdf]),
      uploadForm(token, `${keyPrefix}${good}`, ['a.png', png()]),
      uploadForm('x'.repeat(43), `${keyPrefix}${good}`, ['a.pdf', pdf]),
    ];
    const more = uploadForm(token, `${keyPrefix}${good}`, ['a.pdf', pdf]);
    more.append('owner', '2');
    const twice = uploadForm(token, `${keyPrefix}${good}`, ['a.pdf', pdf]);
    twice.append('file', new File([new Uint8Array(pdf)], 'b.pdf'));
    const reversed = new FormData();
    reversed.append('file', new File([new Uint8Array(pdf)], 'a.pdf'));
    reversed.append('key', `${keyPrefix}${good}`);
    reversed.append('token', token);
    for (const form of [...forms, more, twice, reversed, new FormData()]) {
      const response = await post('/user/upload', form);
      expect([400, 401], response.body).toContain(response.statusCode);
    }
    expect(await world.db.$count(uploadedFiles)).toBe(before);
    expect(await received()).toEqual([]);
  });
});

describe('uploading', () => {
  it('stores a file once, whatever is repeated, under a name of its own', async () => {
    const { token, keyPrefix } = await tokenFor(mine);
    const key = keyPrefix + nameWith('pdf');
    const send = (content: Buffer) =>
      post('/user/upload', uploadForm(token, key, ['营业执照.pdf', content]));
    const [first, ...rest] = await Promise.all([send(pdf), send(pdf), send(pdf)]);
    expect(first?.json().data).toEqual({
      key,
      url: `/api/huiqi/user/file?key=${key}`,
      fileName: '营业执照.pdf',
      type: 'PDF',
      size: pdf.length,
    });
    for (const again of rest) expect(again.json().data).toEqual(first?.json().data);
    const changed = await send(Buffer.concat([pdf, Buffer.from('\n%%EOF')]));
    expect([changed.statusCode, changed.json().code]).toEqual([409, '100409']);
    const rows = (await world.db.select().from(uploadedFiles)).filter((row) => row.key === key);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.objectName).toMatch(/^202606\/[0-9a-f-]{36}$/);
    const later = new Date(Date.now() + 86_400_000);
    const objects = await world.storage.listBefore(later);
    expect(objects).toHaveLength(await world.db.$count(uploadedFiles));
    expect(await received()).toEqual([]);
  });

  it('refuses bad names and contents with words for the user, and keeps nothing', async () => {
    const before = await world.db.$count(uploadedFiles);
    for (const [file, words] of [
      [['../../a.pdf', pdf], /不能含有/],
      [['a\u202Efdp.png', png()], /不可见字符/],
      [['a.pdf', Buffer.from('<html><script>alert(1)</script>')], /内容与扩展名不一致/],
      [['a.png', Buffer.from('<svg onload="alert(1)"/>')], /内容与扩展名不一致/],
      [['a.html', Buffer.from('<script>')], /仅支持/],
    ] as [FormFile, RegExp][]) {
      const { status, message, fieldErrors } = await upload(file);
      expect(status).toBe(400);
      expect(message).toMatch(words);
      expect(fieldErrors).toEqual([{ field: 'file', message }]);
    }
    expect(await world.db.$count(uploadedFiles)).toBe(before);
    expect(await received()).toEqual([]);
  });

  it('refuses a file that is too large, by its length and by what it sends', async () => {
    const large = await upload(['a.pdf', Buffer.concat([pdf, Buffer.alloc(10_485_760)])]);
    expect([large.status, large.code]).toEqual([413, '100413']);
    expect(large.message).toBe('文件大小不能超过10MB');
    const logo = await upload(['a.png', Buffer.alloc(2_097_153)], mine, 'LOGO');
    expect([logo.status, logo.message]).toEqual([413, '文件大小不能超过2MB']);
    const { token, keyPrefix } = await tokenFor(mine);
    const huge = await post(
      '/user/upload',
      uploadForm(token, keyPrefix + nameWith('pdf'), ['a.pdf', Buffer.alloc(11_000_000)]),
    );
    expect([huge.statusCode, huge.json().code]).toEqual([413, '100413']);
    expect(await received()).toEqual([]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x', 415],
    ['an unknown boundary', 'multipart/form-data; boundary=y', '--x\r\n', 400],
    ['half a form', 'multipart/form-data; boundary=x', '--x\r\nContent-Dis', 400],
    ['JSON', 'application/json', '{"key":"x"}', 415],
    ['text', 'text/plain', 'x', 415],
  ])('responds to %s with an envelope', async (_what, type, payload, status) => {
    const headers = headersOf('', { 'content-type': type });
    const response = await world.app.inject({
      method: 'POST',
      url: `${base}/user/upload`,
      headers,
      payload,
    });
    expect([400, status]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ code: expect.stringMatching(/^1004/) });
  });

  it('ends at the quota of a day', async () => {
    const session = await tokenOfAccount(world, operator);
    const six = Buffer.concat([pdf, Buffer.alloc(6_000_000), Buffer.from('%%EOF')]);
    for (let time = 0; time < 3; time += 1)
      expect((await upload(['a.pdf', six], session)).status).toBe(200);
    const refused = await upload(['a.pdf', six], session);
    expect(refused.fieldErrors[0].message).toBe('今日上传量已达上限，请明天再试');
    const config = { uploadDailyMegabytes: 20 } as Config;
    const countAt = (hours: number) => {
      const at = new Date(seedNow.getTime() + hours * 3_600_000);
      return countUploads({ db: world.db, config, now: () => at }, '6', [pdf.length]);
    };
    await expect(countAt(23)).rejects.toMatchObject({ code: '100400' });
    await expect(countAt(25)).resolves.toBeUndefined();
  });
});

describe('a batch', () => {
  it('stores several files and repeats nothing under the same Idempotency-Key', async () => {
    const files: FormFile[] = [
      ['合同.pdf', pdf],
      ['照片.jpg', photo()],
    ];
    const key = { 'idempotency-key': 'batch-key-000001' };
    const before = await world.db.$count(uploadedFiles);
    const first = await post('/ticket/upload/batchUpload', filesForm(files), mine, key);
    expect(first.json().data).toMatchObject([
      { fileName: '合同.pdf', type: 'PDF', size: pdf.length },
      { fileName: '照片.jpg', type: 'JPG' },
    ]);
    const again = await post('/ticket/upload/batchUpload', filesForm(files), mine, key);
    expect(again.json().data).toEqual(first.json().data);
    const foreign = await post('/ticket/upload/batchUpload', filesForm(files), others, key);
    expect(foreign.json().data[0].url).not.toBe(first.json().data[0].url);
    expect(await world.db.$count(uploadedFiles)).toBe(before + 4);
  });

  it('stores all or nothing and says for each file why', async () => {
    const before = await world.db.$count(uploadedFiles);
    const response = await post(
      '/ticket/upload/batchUpload',
      filesForm([
        ['a.pdf', pdf],
        ['b.exe', Buffer.from('MZ')],
        ['c.png', pdf],
        ['d.pdf', Buffer.concat([pdf, Buffer.alloc(10_485_760)])],
      ]),
      mine,
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
      'files.1',
      'files.2',
      'files.3',
    ]);
    expect(await world.db.$count(uploadedFiles)).toBe(before);
    expect(await received()).toEqual([]);
  });

  it('needs a session, files, and not too many of them', async () => {
    const one = filesForm([['a.pdf', pdf]]);
    expect((await post('/ticket/upload/batchUpload', one)).statusCode).toBe(401);
    const many = filesForm(Array.from({ length: 11 }, (): FormFile => ['a.pdf', pdf]));
    const other = new FormData();
    other.append('key', 'x');
    for (const form of [new FormData(), many, other])
      expect((await post('/ticket/upload/batchUpload', form, mine)).statusCode).toBe(400);
    expect(await received()).toEqual([]);
  });
});

describe('opening', () => {
  it('sends a private file to its owner as a download that no browser runs', async () => {
    const { key } = await upload(['营业 执照.pdf', pdf]);
    const response = await open(key, mine);
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
    const picture = await upload(['a.png', png()]);
    expect((await open(picture.key, mine)).headers['content-disposition']).toMatch(/^inline/);
    expect((await open(picture.key)).statusCode).toBe(404);
    const logo = await upload(['a.png', png()], mine, 'LOGO');
    const shown = await open(logo.key);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('gives the same response for a foreign file as for a missing one', async () => {
    const { key } = await upload(['a.pdf', pdf]);
    const missing = key.replace(/.{8}\.pdf$/, 'missing0.pdf');
    for (const session of ['', others, staff]) {
      const [there, notThere] = [await open(key, session), await open(missing, session)];
      expect([there.statusCode, there.json()]).toEqual([404, notThere.json()]);
    }
    for (const hostile of ['../../etc/passwd', '%2e%2e%2f', '', 'finance/', 'a\u0000b'])
      expect([400, 404]).toContain((await open(hostile, mine)).statusCode);
  });

  it('lets in whom the domain that uses a file names', async () => {
    registerFileReader('test-case', async ({ viewer, refId }) =>
      Promise.resolve(viewer.role === 'OPERATOR' && refId === 'case-1'),
    );
    const { key } = await upload(['a.pdf', pdf]);
    const attach = (refId: string) =>
      attachFiles(world.db, { userId: '1', keys: [key], kind: 'test-case', refId }, now);
    await attach('case-2');
    expect((await open(key, staff)).statusCode).toBe(404);
    await attach('case-1');
    expect((await open(key, staff)).statusCode).toBe(200);
    expect((await open(key, others)).statusCode).toBe(404);
    expect(() => registerFileReader('test-case', () => Promise.resolve(true))).toThrow(/Two/);
  });
});

it('attaches only own files of the right purpose, and refuses others alike', async () => {
  const { key } = await upload(['a.pdf', pdf]);
  const theirs = await upload(['b.pdf', pdf], others);
  expect(await ownsFile(world.db, '1', key)).toBe(true);
  expect(await ownsFile(world.db, '1', theirs.key)).toBe(false);
  const use = { userId: '1', kind: 'profile', refId: '1' };
  for (const keys of [[theirs.key], [key, theirs.key], ['finance/x'], ['']])
    await expect(attachFiles(world.db, { ...use, keys }, now)).rejects.toMatchObject({
      code: '100400',
      details: { fieldErrors: [{ field: 'url', message: '文件不存在，请重新上传' }] },
    });
  await expect(
    attachFiles(world.db, { ...use, keys: [key], purpose: 'LOGO' }, now),
  ).rejects.toMatchObject({ code: '100400' });
  await expect(attachFiles(world.db, { ...use, keys: [key, key] }, now)).resolves.toBeUndefined();
});
