import {
  getLatestLoanLimit,
  getPolicyHome,
  listOrders,
  listProducts,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { useOperation } from '../../../provider/useOperation.js';
import { companiesCopy as copy } from '../copy.js';
import { CompanyList } from './CompanyList.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;
const { content } = examples.listRelatedCompanies['default'] as { content: RelatedCompany[] };

function Elsewhere() {
  useOperation(listOrders, { index: 1, size: 10 });
  useOperation(getLatestLoanLimit, {});
  useOperation(getPolicyHome, {});
  useOperation(listProducts, { index: 1, size: 8 });
  return null;
}

it('lets an authorised company permit more, starting from what it has permitted', async () => {
  await page.viewport(1440, 900);
  const client = createMockClient({
    listRelatedCompanyPage: { data: { content, totalElements: content.length } },
  });
  const screen = await render(
    <HuiqiProvider client={client}>
      <CompanyList user={user} hrefForCompany={(id) => `#${id}`} />
    </HuiqiProvider>,
  );
  await screen
    .getByRole('button', { name: /^更新授权：/ })
    .first()
    .click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox', { name: copy.authTax })).toBeChecked();
  await dialog.getByRole('checkbox', { name: copy.authInvoice }).click();
  await dialog.getByLabelText(copy.legalId, { exact: false }).fill('11010519491231002X');
  await dialog.getByLabelText(copy.legalPhone, { exact: false }).fill('13800000001');
  await dialog.getByLabelText(copy.code, { exact: false }).fill('482915');
  await dialog.getByRole('button', { name: copy.submitAuth }).click();
  await expect
    .poll(() =>
      client.transport.requests.find(({ operationId }) => operationId === 'certifyEnterprise'),
    )
    .toMatchObject({ body: { authority: ['TAX', 'INVOICE'] } });
});

it('reads what unbinding closed, hid or changed again: orders, the estimate, recommended policies', async () => {
  await page.viewport(1440, 900);
  const client = createMockClient({
    listRelatedCompanyPage: { data: { content, totalElements: content.length } },
  });
  const sent = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id).length;
  const screen = await render(
    <HuiqiProvider client={client}>
      <CompanyList user={user} hrefForCompany={(id) => `#${id}`} />
      <Elsewhere />
    </HuiqiProvider>,
  );
  await screen
    .getByRole('button', { name: /^解绑：/ })
    .first()
    .click();
  const reads = () =>
    ['listOrders', 'getLatestLoanLimit', 'getPolicyHome', 'listProducts'].map(sent);
  expect(reads()).toEqual([1, 1, 1, 1]);
  await screen.getByRole('dialog').getByRole('button', { name: copy.unbind }).click();
  await expect.poll(reads).toEqual([2, 2, 2, 1]);
});
