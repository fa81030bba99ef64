import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls.js';
import { emptyData } from '../support/sampleTemplate.js';
import { TestServer } from '../support/server.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Orders are decided on.
test.use({ data: 'applications' });

const operator = '13800000006';
/** Keys and seconds a case, and how often each key is pressed, are annotations of the report. */
const cases = Number(process.env['DESK_CASES'] ?? 3);
/** Of about 240 orders of the sample, this many wait for the operator. */
const waitingInSample = 8;

/** The worker's server, or for more cases one whose sample has as many orders as it takes. */
async function useServer(shared: TestServer, run: (url: string) => Promise<void>): Promise<void> {
  if (cases <= waitingInSample) return run(shared.url);
  // A script decides faster than the limit of writes allows a person to.
  const env = { HUIQI_SEED: String(cases * 60), HUIQI_WRITE_LIMIT: '1000' };
  const larger = await TestServer.start({ data: await emptyData(), env });
  await run(larger.url).finally(() => larger.stop());
}

async function decideAll(page: Page, url: string): Promise<readonly string[]> {
  const calls = await callsOf(url, operator);
  const waiting = async () =>
    (await calls('GET', '/order/admin/statusCount')).data.waitingForMe as number;
  for (const text of ['情况属实，同意推荐', '不符合申请条件'])
    expect((await calls('POST', '/order/admin/phrases', { text, isShared: false })).code).toBe(
      '200',
    );
  const before = await waiting();
  expect(before).toBeGreaterThanOrEqual(cases);
  await signIn(page, url, operator);
  await page.goto(`${url}/applicationManage?queue=mine`);
  const pressed: string[] = [];
  const press = async (key: string) => {
    pressed.push(key);
    await page.keyboard.press(key);
  };
  const rows = page.getByRole('table').getByRole('row');
  await readSettled(page, () => rows.count());
  await press('j');
  await press('Enter');
  const dialog = page.getByRole('dialog');
  const since = Date.now();
  for (let done = 1; done <= cases; done += 1) {
    const isRefusal = done % 3 === 0;
    await expect(page).toHaveURL(/orderId=/);
    await expect(page.getByRole('button', { name: '通过申请' })).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('orderId');
    await press(isRefusal ? 'x' : 'a');
    await expect(dialog).toBeVisible();
    const phrase = isRefusal ? '不符合申请条件' : '情况属实，同意推荐';
    const choice = dialog.getByRole('button', { name: phrase });
    const keys = await readSettled(page, () => choice.getAttribute('aria-keyshortcuts'));
    // The second one also sends.
    await press(keys?.split(' ')[1] ?? '');
    await expect(page.getByText(isRefusal ? '已拒绝该申请' : '已通过该申请').last()).toBeVisible();
    const next = page.getByRole('link', { name: /办理下一项/ });
    await expect(next).toBeFocused();
    if (done === cases) break;
    await press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`orderId=${orderId}(&|$)`));
  }
  const seconds = (Date.now() - since) / 1000 / cases;
  expect(await waiting()).toBe(before - cases);
  const times = new Map<string, number>();
  for (const key of pressed) times.set(key, (times.get(key) ?? 0) + 1);
  return [
    `${(pressed.length / cases).toFixed(1)} keys and ${seconds.toFixed(1)} s a case`,
    [...times].map(([key, n]) => `${key} ${n} ×`).join(', '),
  ];
}

test(`${cases} applications are decided one after another by keyboard alone`, async ({
  page,
  server,
}, { annotations }) => {
  test.setTimeout(90_000 + cases * 15_000);
  await useServer(server, async (url) => {
    for (const description of await decideAll(page, url))
      annotations.push({ type: 'desk', description });
  });
});
