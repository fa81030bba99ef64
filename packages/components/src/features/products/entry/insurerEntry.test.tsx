import type { RelatedCompany, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  CompanyBindingContext,
  type OpenCompanyBinding,
} from '../../../provider/companyBinding.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { companiesCopy } from '../../companies/copy.js';
import { ApplyEntryDialogs } from './ApplyEntryDialogs.js';
import { ApplyEntryNotice } from './ApplyEntryNotice.js';
import { entryCopy } from './copy.js';
import { useApplyEntry } from './useApplyEntry.js';

const onApply = vi.fn();

function Entry() {
  const entry = useApplyEntry({ productId: '100001', onLogin: vi.fn(), onApply });
  return (
    <>
      <button type="button" onClick={entry.start}>
        立即申请
      </button>
      <ApplyEntryNotice notice={entry.notice} start={entry.start} products={{ href: '#list' }} />
      <ApplyEntryDialogs {...entry} />
    </>
  );
}

const userOf = (own: Partial<UserInfo>): MockScenarios => ({
  getUserInfo: {
    data: { ...(examples.getUserInfo['signedIn'] as UserInfo), roleType: 'NORMA', ...own },
  },
});
const withoutCompany = userOf({ type: 'PHONE', companyName: null });
const { content } = examples.listRelatedCompanies['default'] as { content: RelatedCompany[] };

async function apply(
  scenarios: MockScenarios,
  { location = '/cIGNAProductDetail/100001', open = null as OpenCompanyBinding | null } = {},
) {
  onApply.mockClear();
  const client = createMockClient(scenarios, { location: () => location });
  const screen = await render(
    <HuiqiProvider client={client}>
      <CompanyBindingContext.Provider value={open}>
        <Entry />
      </CompanyBindingContext.Provider>
    </HuiqiProvider>,
  );
  await screen.getByRole('button', { name: '立即申请' }).click();
  return { client, screen };
}

const asked = (client: Awaited<ReturnType<typeof apply>>['client']) =>
  client.transport.requests.map(({ operationId }) => operationId);

it('binds a company of a PHONE user first, before the companies are read', async () => {
  const { client, screen } = await apply(withoutCompany);
  await expect.element(screen.getByRole('dialog', { name: companiesCopy.bindTitle })).toBeVisible();
  expect(asked(client)).not.toContain('listRelatedCompanies');
});

it.each([
  ['at another address', withoutCompany, { location: '/productDetail/100001' }],
  ['of a TAX user', userOf({ type: 'TAX', companyName: null }), {}],
  ['of a PHONE user with a company', userOf({ type: 'PHONE', companyName: '明月食品' }), {}],
])('asks which company %s', async (_which, scenarios, place) => {
  const rows = [content[0] as RelatedCompany, { ...(content[0] as RelatedCompany), id: '2' }];
  const listed = { listRelatedCompanies: { data: { content: rows, totalElements: 2 } } };
  const { screen } = await apply({ ...scenarios, ...listed }, place);
  await expect
    .element(screen.getByRole('dialog', { name: companiesCopy.companyTitle }))
    .toBeVisible();
});

it('leaves the form to a host that has one, and goes on when the user has bound there', async () => {
  const open = vi.fn(async () => undefined);
  const { client, screen } = await apply(withoutCompany, { open });
  await expect.element(screen.getByText(entryCopy.bindingOpened)).toBeVisible();
  expect(open).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  client.transport.use({
    ...userOf({ type: 'PHONE', companyName: '明月食品' }),
    listRelatedCompanies: { data: { content: content.slice(0, 1), totalElements: 1 } },
  });
  await screen.getByRole('button', { name: entryCopy.bindingDone }).click();
  await expect
    .element(screen.getByRole('dialog', { name: companiesCopy.confirmCompanyTitle }))
    .toBeVisible();
});

it('shows the form of the site where that of the host does not open', async () => {
  const { screen } = await apply(withoutCompany, { open: () => Promise.reject(new Error('no')) });
  await expect.element(screen.getByRole('dialog', { name: companiesCopy.bindTitle })).toBeVisible();
});
