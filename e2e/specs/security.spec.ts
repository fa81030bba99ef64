import { startHostilePage } from '../support/hostilePage.js';
import { logIn } from '../support/journey.js';
import { secretsOf, storedIn } from '../support/secrets.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const owner = '13800000001';

/** Documents of every kind: drawn by the server, static, unknown, of the sandbox. */
const documents = [
  '/homePage',
  '/login',
  '/userCenter/profile',
  '/productDetail/100001',
  '/applicationManage',
  '/no/such/page',
  '/reference/',
  '/playground/builder.html',
];

test.describe('clickjacking (ASVS 3.4.6)', () => {
  test('no document may be framed', async ({ request }) => {
    for (const path of documents) {
      const response = await request.get(path, { headers: { accept: 'text/html' } });
      const headers = response.headers();
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy'], path).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    }
  });

  test('a page of another origin gets an empty frame', async ({ page, server }) => {
    const hostile = await startHostilePage(`<iframe src="${server.url}/login"></iframe>`);
    const blocked = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    await page.goto(hostile.url);
    await blocked;
    await expect(page.frameLocator('iframe').getByLabel(/密码/)).toHaveCount(0);
    await hostile.close();
  });
});

test.describe('requests of another origin that carry the cookie', () => {
  const api = (server: { url: string }, path: string) => `${server.url}/api/huiqi${path}`;

  test('forms, pictures and scripts change nothing', async ({ page, server, context }) => {
    await signIn(page, server.url, owner);
    const before = await page.request.get(api(server, '/user/info'));
    const hostile = await startHostilePage(`
      <form id="f" method="post" enctype="multipart/form-data" target="t"
        action="${api(server, '/ticket/upload/batchUpload')}"><input name="files" type="file"></form>
      <form id="g" method="post" enctype="text/plain" target="t"
        action="${api(server, '/user/notice/delete')}"><input name='{"idList":["n-1"],"a":"' value='"}'></form>
      <iframe name="t"></iframe>
      <img src="${api(server, '/user/unBund?ids=1,2')}">
      <a id="link" href="${api(server, '/user/unBund?ids=1,2')}">x</a>`);
    await page.goto(hostile.url);
    const statuses = await page.evaluate(
      async (base) => {
        const send = async (path: string, init: RequestInit) => {
          try {
            const response = await fetch(base + path, { credentials: 'include', ...init });
            return response.type === 'opaque' ? 'opaque' : response.status;
          } catch {
            return 'refused';
          }
        };
        const form = new FormData();
        form.append('files', new Blob(['%PDF-1.4\n%%EOF']), 'a.pdf');
        return [
          await send('/user/nickname', { method: 'PUT', body: '{"userName":"hacked"}' }),
          await send('/user/logout', { method: 'DELETE' }),
          await send('/ticket/upload/batchUpload', { method: 'POST', mode: 'no-cors', body: form }),
          await send('/user/info', {}),
          await send('/user/qiniu/token', {}),
        ];
      },
      api(server, ''),
    );
    expect(statuses).toEqual(Array.from({ length: 5 }, () => 'refused'));
    const posted = page.waitForResponse(/notice\/delete/);
    await page.evaluate(() => {
      (document.getElementById('g') as HTMLFormElement).submit();
    });
    // Without the cookie's user: the sandbox takes this origin for a page under development.
    expect((await posted).status()).toBe(401);
    const followed = page.waitForResponse(/unBund/);
    await page.evaluate(() => document.getElementById('link')?.click());
    expect((await followed).status()).toBe(403);
    const after = await page.request.get(api(server, '/user/info'));
    expect(await after.json()).toMatchObject({
      data: ((await before.json()) as { data: object }).data,
    });
    expect((await context.cookies()).some(({ httpOnly }) => httpOnly)).toBe(true);
    await hostile.close();
  });
});

test('the session is out of reach of scripts; nothing secret is kept, and logout leaves nothing behind', async ({
  page,
  server,
  context,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) =>
    addresses.push(request.url(), request.headers()['referer'] ?? ''),
  );
  await page.goto('/login');
  await logIn(page, owner);
  await expect(page).toHaveURL(/\/userCenter/);
  const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.value.length).toBeGreaterThanOrEqual(43);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const secrets = await secretsOf(context);
  const kept: string[] = [];
  for (const path of [
    '/userCenter/notices',
    '/loanDetail?orderId=10000008',
    '/productDetail/100001',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    kept.push(await storedIn(page));
  }
  const said = `${kept.join('\n')}\n${addresses.join('\n')}\n${server.output()}`;
  for (const secret of secrets) expect(said).not.toContain(secret);
  expect(server.output()).not.toContain(owner);

  await page.goto('/userCenter/profile');
  await expect(page.getByText('138****0001').first()).toBeVisible();
  await page
    .getByRole('button', { name: /用户菜单|明月/ })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: '退出登录' })
    .or(page.getByText('退出登录'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('您已退出登录')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('');
  expect(await context.cookies()).toEqual([]);
  const left = await storedIn(page);
  for (const personal of ['138****0001', owner, '明月', ...secrets])
    expect(left).not.toContain(personal);
  // Back to pages visited while signed in: a public page, and pages that redirect to the login.
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(
      page.getByRole('link', { name: '登录' }).or(page.getByLabel(/^密码/)).first(),
    ).toBeVisible();
    await expect(page.getByText(/138\*{4}0001|明月/)).toHaveCount(0);
  }
  await page.goto('/userCenter/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('a logout in one tab empties the others', async ({ context, server }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await signIn(one, server.url, owner);
  await one.goto(`${server.url}/userCenter/profile`);
  await two.goto(`${server.url}/userCenter/profile`);
  await expect(two.getByText('138****0001').first()).toBeVisible();
  await one
    .getByRole('button', { name: /用户菜单|明月/ })
    .first()
    .click();
  await one.getByText('退出登录').first().click();
  await expect(one).toHaveURL(/\/login/);
  await expect(two.getByText('138****0001')).toHaveCount(0);
});

test('personal responses are kept by no cache', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  for (const path of [
    '/user/info',
    '/user/notice/unread/count',
    '/user/notice/page',
    '/user/enterpriseBindDetail',
    '/user/certifyData',
    '/order/user/page',
    '/order/user/10000008',
  ]) {
    const response = await page.request.get(`/api/huiqi${path}`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toContain('no-store');
  }
  // Documents contain nothing personal: they are the same for everyone.
  const mine = await (await page.request.get('/userCenter')).text();
  const theirs = await (await fetch(`${server.url}/userCenter`)).text();
  expect(mine).toBe(theirs);
});
