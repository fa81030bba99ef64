import { callsOf } from '../support/calls.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Orders are decided on.
test.use({ data: 'applications' });

const operator = '13800000006';
/** More for a longer walk: `DESK_CASES=30 npm test -- e2e`. */
const cases = Number(process.env['DESK_CASES'] ?? 3);

test(`${cases} applications are decided one after another by keyboard alone`, async ({
  page,
  server,
}, { annotations }) => {
  test.setTimeout(90_000 + cases * 15_000);
  const calls = await callsOf(server.url, operator);
  const waiting = async () =>
    (await calls('GET', '/order/admin/statusCount')).data.waitingForMe as number;
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
    if (isRefusal) {
      pressed += 6;
      await page.keyboard.type('不符合条件');
    }
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
  console.log(description);
  expect(await waiting()).toBe(before - cases);
});
