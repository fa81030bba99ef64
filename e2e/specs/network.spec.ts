import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const address = '/admin/correlationMap/network';
const admin = '13800000007';

const graphOf = (page: Page) => page.getByRole('application', { name: /^关系图/ });
const nodesOf = async (page: Page) =>
  Number(
    /，(\d+)个节点/.exec(
      (await readSettled(page, () => graphOf(page).getAttribute('aria-label'))) ?? '',
    )?.[1],
  );

/** A company whose representative leads others too. */
async function groupOf(url: string) {
  const calls = await callsOf(url, admin);
  const { data } = await calls(
    'GET',
    '/order/admin/correlationMap/network?companyName=重庆&limit=2000',
  );
  const leads = (id: string) =>
    data.edges.filter(
      (edge: { from: string; kind: string }) =>
        edge.from === id && edge.kind === 'LEGAL_REPRESENTATIVE',
    );
  const leader = data.nodes
    .filter(({ kind }: { kind: string }) => kind === 'PERSON')
    .find(({ id }: { id: string }) => leads(id).length > 3);
  const [{ to }] = leads(leader.id);
  const company = data.nodes.find(({ id }: { id: string }) => id === to);
  return { leader, company } as {
    leader: { label: string };
    company: { label: string; nsrsbh: string };
  };
}

test('a company is found, its group expanded, filtered, read in the table and kept in the address', async ({
  page,
  baseURL,
}) => {
  const { leader, company } = await groupOf(baseURL ?? '');
  await signIn(page, baseURL ?? '', admin);
  await page.goto(address);
  await expect(graphOf(page)).toBeVisible();
  const search = page.getByRole('searchbox', { name: '企业名称或统一社会信用代码' });
  await search.fill(company.nsrsbh);
  await page.getByLabel('关系层级').selectOption('1');
  await search.fill(company.nsrsbh);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`nsrsbh=${company.nsrsbh}`));
  await expect(page.getByText(`中心：${company.label}`)).toBeVisible();
  const before = await nodesOf(page);

  // Find the representative and expand by the keyboard.
  const find = page.getByRole('searchbox', { name: '在图中查找' });
  await find.fill(leader.label);
  await find.press('Enter');
  await expect(page.getByRole('heading', { name: leader.label })).toBeVisible();
  await graphOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/已展开，新增\d+个节点/)).toBeVisible();
  await expect.poll(() => nodesOf(page)).toBeGreaterThan(before + 3);

  const table = page.getByRole('table', { name: '节点列表' });
  await expect(table).toHaveAttribute('aria-rowcount', String((await nodesOf(page)) + 1));
  await page.getByRole('checkbox', { name: /^申请（/ }).uncheck();
  await expect(page).toHaveURL(/hide=ORDER/);
  await expect(table.getByRole('cell', { name: '申请', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^申请（/ })).not.toBeChecked();
  await page.getByRole('tab', { name: /^关系 \d+/ }).click();
  await expect(page.getByRole('table', { name: '关系列表' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '法定代表人' }).first()).toBeVisible();

  // From an order of the graph to the order itself, and back to the same graph.
  await page.getByRole('checkbox', { name: /^申请（/ }).check();
  await page.getByRole('tab', { name: /^节点 \d+/ }).click();
  await page
    .getByRole('button', { name: /^定位DJ/ })
    .first()
    .click();
  await page.getByRole('link', { name: '查看申请' }).click();
  await expect(page).toHaveURL(/\/applicationManage\?orderId=/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`nsrsbh=${company.nsrsbh}`));
  await expect(page.getByText(`中心：${company.label}`)).toBeVisible();
});
