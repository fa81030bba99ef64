import { callsOf } from '../support/calls.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Orders are decided on.
test.use({ data: 'applications' });

const operator = '13800000006';
/**
 * Up to eight of those that wait in the sample, `HUIQI_SEED=2000 DESK_CASES=50` of a larger one; keys and seconds a case are
 * annotations of the report.
 */
const cases = Number(process.env['DESK_CASES'] ?? 3);

test(`${cases} applications are decided one after another by keyboard alone`, async ({
  page,
  server,
}, { annotations }) => {
  test.setTimeout(90_000 + cases * 15_000);
  const calls = await callsOf(server.url, operator);
  const waiting = async () =>
    (await calls('GET', '/order/admin/statusCount')).data.waitingForMe as number;
  for (const text of ['情况属实，同意推荐', '不符合申请条件'])
    expect((await calls('POST', '/order/admin/phrases', { text, isShared: false })).code).toBe(
      '200',
    );
  const before = await waiting();
  await signIn(page, server.url, operator);
  await page.goto('/applicationManage?queue=mine');
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
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
    const number = await readSettled(page, () => choice.getAttribute('aria-keyshortcuts'));
    await press(number ?? 'Alt+1');
    await expect(dialog.getByRole('textbox').first()).toHaveValue(phrase);
    await press('Control+Enter');
    await expect(page.getByText(isRefusal ? '已拒绝该申请' : '已通过该申请').last()).toBeVisible();
    const next = page.getByRole('link', { name: /办理下一项/ });
    await expect(next).toBeFocused();
    if (done === cases) break;
    await press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`orderId=${orderId}(&|$)`));
  }
  const seconds = (Date.now() - since) / 1000 / cases;
  const description = `${(pressed / cases).toFixed(1)} keys and ${seconds.toFixed(1)} s a case`;
  annotations.push({ type: 'desk', description });
  expect(await waiting()).toBe(before - cases);
});
