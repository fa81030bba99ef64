import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../config/config.js';
import { filesForm, uploadForm, type FormFile } from '../../callKit/forms.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { pdf, photo, png } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { countUploads } from './countUploads.js';
import { uploadedFiles } from '../../schema/uploads.js';

let now = seedNow;
let testApp: TestApp;
let uploads: Awaited<ReturnType<typeof uploadsAs>>;
beforeAll(async () => {
  testApp = await openTestApp(() => now, {
    HUIQI_UPLOAD_DAILY_MB: '20',
    HUIQI_UPLOAD_MEGAPIXELS: '50',
  });
  uploads = await uploadsAs(testApp);
});
afterAll(() => testApp.close());
afterEach(() => {
  now = seedNow;
});

const received = () => readdir(testApp.storage.incoming).catch(() => []);

describe('a token', () => {
  it('opens one folder that nobody can guess, for ten minutes and ten files', async () => {
    const [first, second] = [await uploads.issue(uploads.mine), await uploads.issue(uploads.mine)];
    expect(first.keyPrefix).toMatch(/^finance\/202606\/[\w-]{22}\/$/);
    expect(first.keyPrefix).not.toBe(second.keyPrefix);
    const send = (at: number) =>
      uploads.post(
        '/user/upload',
        uploadForm(first.token, `${first.keyPrefix}count-${String(at).padStart(16, '0')}.pdf`, [
          'a.pdf',
          pdf,
        ]),
      );
    for (let at = 0; at < 10; at += 1) expect((await send(at)).statusCode).toBe(200);
    expect((await send(10)).json().fieldErrors[0].message).toMatch(/数量已达上限/);
    // Files stored earlier may still be repeated.
    expect((await send(3)).statusCode).toBe(200);
    now = new Date(seedNow.getTime() + 11 * 60_000);
    const late = await send(11);
    expect([late.statusCode, late.json()]).toMatchObject([
      401,
      { code: '791214', message: '登录超时，请重新登录' },
    ]);
  });

  it('counts in parallel too', async () => {
    const { token, keyPrefix } = await uploads.issue(uploads.others);
    const sent = Array.from({ length: 14 }, (_, at) =>
      uploads.post(
        '/user/upload',
        uploadForm(token, `${keyPrefix}many-${String(at).padStart(16, '0')}.pdf`, ['a.pdf', pdf]),
      ),
    );
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 400)).toHaveLength(4);
  });

  it('is refused for keys outside its folder and for other forms, before the file is read', async () => {
    const { token, keyPrefix } = await uploads.issue(uploads.mine);
    const elsewhere = (await uploads.issue(uploads.others)).keyPrefix;
    const good = uploads.nameWith('pdf');
    const before = await testApp.db.$count(uploadedFiles);
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
      const response = await uploads.post('/user/upload', form);
      expect([400, 401], response.body).toContain(response.statusCode);
    }
    expect(await testApp.db.$count(uploadedFiles)).toBe(before);
    expect(await received()).toEqual([]);
  });
});

describe('uploading', () => {
  it('stores a file once, whatever is repeated, under a name of its own', async () => {
    const { token, keyPrefix } = await uploads.issue(uploads.mine);
    const key = keyPrefix + uploads.nameWith('pdf');
    const send = (content: Buffer) =>
      uploads.post('/user/upload', uploadForm(token, key, ['营业执照.pdf', content]));
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
    const all = await testApp.db.select().from(uploadedFiles);
    const rows = all.filter((row) => row.key === key);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.objectName).toMatch(/^202606\/[0-9a-f-]{36}$/);
    const later = new Date(Date.now() + 86_400_000);
    const objects = await testApp.storage.listBefore(later);
    const named = new Set(all.map(({ objectName }) => objectName));
    expect(objects.filter((name) => !named.has(name))).toEqual([]);
    expect(await received()).toEqual([]);
  });

  it('refuses bad names and contents with words for the user, and keeps nothing', async () => {
    const before = await testApp.db.$count(uploadedFiles);
    for (const [file, words] of [
      [['../../a.pdf', pdf], /不能含有/],
      [['a\u202Efdp.png', png()], /不可见字符/],
      [['a.pdf', Buffer.from('<html><script>alert(1)</script>')], /内容与扩展名不一致/],
      [['a.png', Buffer.from('<svg onload="alert(1)"/>')], /内容与扩展名不一致/],
      [['a.html', Buffer.from('<script>')], /仅支持/],
    ] as [FormFile, RegExp][]) {
      const { status, message, fieldErrors } = await uploads.upload(file, uploads.mine);
      expect(status).toBe(400);
      expect(message).toMatch(words);
      expect(fieldErrors).toEqual([{ field: 'file', message }]);
    }
    expect(await testApp.db.$count(uploadedFiles)).toBe(before);
    expect(await received()).toEqual([]);
  });

  it('refuses a file that is too large, by its length and by what it sends', async () => {
    const large = await uploads.upload(
      ['a.pdf', Buffer.concat([pdf, Buffer.alloc(10_485_760)])],
      uploads.mine,
    );
    expect([large.status, large.code]).toEqual([413, '100413']);
    expect(large.message).toBe('文件大小不能超过10MB');
    const logo = await uploads.upload(['a.png', Buffer.alloc(2_097_153)], uploads.mine, 'LOGO');
    expect([logo.status, logo.message]).toEqual([413, '文件大小不能超过2MB']);
    const { token, keyPrefix } = await uploads.issue(uploads.mine);
    const huge = await uploads.post(
      '/user/upload',
      uploadForm(token, keyPrefix + uploads.nameWith('pdf'), ['a.pdf', Buffer.alloc(11_000_000)]),
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
    const response = await uploads.post('/user/upload', payload, '', { 'content-type': type });
    expect([400, status]).toContain(response.statusCode);
    expect(response.json()).toMatchObject({ code: expect.stringMatching(/^1004/) });
  });

  it('ends at the pixels of a minute, before any is decoded', async () => {
    const session = uploads.others;
    const large = png();
    // A header alone: over 50 megapixels in three files are refused before decoding.
    large.writeUInt32BE(5_000, 16);
    large.writeUInt32BE(5_000, 20);
    const photos = ['a.png', 'b.png', 'c.png'].map((name): FormFile => [name, large]);
    const before = await testApp.db.$count(uploadedFiles);
    const refused = await uploads.post('/ticket/upload/batchUpload', filesForm(photos), session);
    expect([refused.statusCode, refused.json().code]).toEqual([429, '003001']);
    expect(refused.json().message).toContain('每分钟最多处理5000万像素');
    expect(refused.headers['retry-after']).toBe('60');
    expect((await uploads.upload(['a.png', png()], session)).code).toBe('003001');
    // Other users' requests and later files were not counted.
    expect((await uploads.upload(['a.png', png()], uploads.mine)).status).toBe(200);
    expect((await uploads.upload(['a.pdf', pdf], session)).status).toBe(200);
    now = new Date(seedNow.getTime() + 60_000);
    expect((await uploads.upload(['a.png', png()], session)).status).toBe(200);
    expect(await testApp.db.$count(uploadedFiles)).toBe(before + 3);
  });

  it('ends at the quota of a day', async () => {
    const session = uploads.staff;
    const six = Buffer.concat([pdf, Buffer.alloc(6_000_000), Buffer.from('%%EOF')]);
    for (let time = 0; time < 3; time += 1)
      expect((await uploads.upload(['a.pdf', six], session)).status).toBe(200);
    const refused = await uploads.upload(['a.pdf', six], session);
    expect(refused.fieldErrors[0].message).toBe('今日上传量已达上限，请明天再试');
    // What was refused does not count.
    const two = Buffer.concat([pdf, Buffer.alloc(2_000_000), Buffer.from('%%EOF')]);
    expect((await uploads.upload(['a.pdf', two], session)).status).toBe(200);
    const config = { uploadDailyMegabytes: 20 } as Config;
    const countAt = (hours: number) => {
      const at = new Date(seedNow.getTime() + hours * 3_600_000);
      return countUploads({ db: testApp.db, config, now: () => at }, '6', [six.length]);
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
    const before = await testApp.db.$count(uploadedFiles);
    const first = await uploads.post(
      '/ticket/upload/batchUpload',
      filesForm(files),
      uploads.mine,
      key,
    );
    expect(first.json().data).toMatchObject([
      { fileName: '合同.pdf', type: 'PDF', size: pdf.length },
      { fileName: '照片.jpg', type: 'JPG' },
    ]);
    const again = await uploads.post(
      '/ticket/upload/batchUpload',
      filesForm(files),
      uploads.mine,
      key,
    );
    expect(again.json().data).toEqual(first.json().data);
    const foreign = await uploads.post(
      '/ticket/upload/batchUpload',
      filesForm(files),
      uploads.others,
      key,
    );
    expect(foreign.json().data[0].url).not.toBe(first.json().data[0].url);
    expect(await testApp.db.$count(uploadedFiles)).toBe(before + 4);
  });

  it('stores all or nothing and says for each file why', async () => {
    const before = await testApp.db.$count(uploadedFiles);
    const response = await uploads.post(
      '/ticket/upload/batchUpload',
      filesForm([
        ['a.pdf', pdf],
        ['b.exe', Buffer.from('MZ')],
        ['c.png', pdf],
        ['d.pdf', Buffer.concat([pdf, Buffer.alloc(10_485_760)])],
      ]),
      uploads.mine,
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
      'files.1',
      'files.2',
      'files.3',
    ]);
    expect(await testApp.db.$count(uploadedFiles)).toBe(before);
    expect(await received()).toEqual([]);
  });

  it('needs a session, files, and not too many of them', async () => {
    const one = filesForm([['a.pdf', pdf]]);
    expect((await uploads.post('/ticket/upload/batchUpload', one)).statusCode).toBe(401);
    const many = filesForm(Array.from({ length: 11 }, (): FormFile => ['a.pdf', pdf]));
    const other = new FormData();
    other.append('key', 'x');
    for (const form of [new FormData(), many, other])
      expect(
        (await uploads.post('/ticket/upload/batchUpload', form, uploads.mine)).statusCode,
      ).toBe(400);
    expect(await received()).toEqual([]);
  });
});
