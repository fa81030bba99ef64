import type { RelatedCompany } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ApplyEntryDialogs } from './ApplyEntryDialogs.js';
import { companiesCopy } from './copy.js';
import { useApplyEntry } from './useApplyEntry.js';

const onLogin = vi.fn();
const onApply = vi.fn();

function Entry() {
  const entry = useApplyEntry({ productId: '100001', onLogin, onApply });
  return (
    <>
      <button type="button" onClick={entry.start}>
        立即申请
      </button>
      <p>{entry.busy ? 'busy' : 'idle'}</p>
      <p>{entry.error?.title}</p>
      <ApplyEntryDialogs {...entry} />
    </>
  );
}

const user = { data: examples.getUserInfo['signedIn'] } as MockScenarios['getUserInfo'];
const { content } = examples.listRelatedCompanies['default'] as { content: RelatedCompany[] };
const company = content[0] as RelatedCompany;
const others = [company, { ...company, id: '2', nsrsbh: '91500231MA5U0000X2', qymc: '清泉商贸' }];
const companies = (rows: RelatedCompany[]): MockScenarios => ({
  listRelatedCompanies: { data: { content: rows, totalElements: rows.length } },
});
const auth = (isAuth: boolean) => ({ data: { isAuth, certifyType: null, message: null } });
const region = (match: boolean) => ({ data: { match, message: null } });

async function apply(scenarios: MockScenarios) {
  onLogin.mockClear();
  onApply.mockClear();
  const client = createMockClient({
    getUserInfo: user,
    ...companies(others),
    getAuthState: auth(true),
    checkCompanyRegion: region(true),
    ...scenarios,
  });
  const screen = await render(
    <HuiqiProvider client={client}>
      <Entry />
    </HuiqiProvider>,
  );
  await screen.getByRole('button', { name: '立即申请' }).click();
  return { client, screen, dialog: screen.getByRole('dialog') };
}

it('sends a visitor to the login', async () => {
  await apply({ getUserInfo: { data: null } });
  await vi.waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
  expect(onApply).not.toHaveBeenCalled();
});

it('applies for the chosen company only, and asks even for the only one', async () => {
  const { dialog } = await apply(companies([company]));
  await expect.element(dialog.getByText(companiesCopy.confirmCompanyHint)).toBeVisible();
  expect(onApply).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: companiesCopy.next }).click();
  await vi.waitFor(() =>
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ productId: '100001', companyId: company.id }),
  );
});

it('does not ask for the company again after it was authorised', async () => {
  const { client, screen, dialog } = await apply({ getAuthState: auth(false) });
  await dialog.getByRole('radio', { name: /清泉商贸/ }).click();
  await dialog.getByRole('button', { name: companiesCopy.next }).click();
  const authorise = screen.getByRole('dialog', { name: companiesCopy.authTitle });
  await authorise.getByLabelText(/身份证号/).fill('11010519491231002X');
  await authorise.getByLabelText(/手机号/).fill('13800000001');
  await authorise.getByLabelText(companiesCopy.authTax).click();
  client.transport.use({ getAuthState: auth(true) });
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    if (document.body.textContent?.includes(companiesCopy.companyTitle)) seen.push('choice');
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await authorise.getByRole('button', { name: companiesCopy.submitAuth }).click();
  await vi.waitFor(() =>
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ productId: '100001', companyId: '2' }),
  );
  watch.disconnect();
  expect(seen).toEqual([]);
});

it('lets a user without a company bind one first', async () => {
  const { screen } = await apply(companies([]));
  const dialog = screen.getByRole('dialog', { name: companiesCopy.bindTitle });
  await expect.element(dialog.getByText(companiesCopy.bindHint)).toBeVisible();
});

it('turns away a company of another region and closes by itself', async () => {
  const { screen, dialog } = await apply({ checkCompanyRegion: region(false) });
  await dialog.getByRole('radio', { name: /清泉商贸/ }).click();
  await dialog.getByRole('button', { name: companiesCopy.next }).click();
  await expect.element(screen.getByText(companiesCopy.regionFail)).toBeVisible();
  await expect.element(screen.getByText(companiesCopy.regionFail)).not.toBeInTheDocument();
  expect(onApply).not.toHaveBeenCalled();
});

it('says that the companies could not be read, and tries again', async () => {
  const { client, screen } = await apply({ listRelatedCompanies: { code: '100500' } });
  await expect.element(screen.getByText(/^企业读取失败：/)).toBeVisible();
  client.transport.use(companies([company]));
  await screen.getByRole('button', { name: '立即申请' }).click();
  await expect.element(screen.getByText(companiesCopy.confirmCompanyTitle)).toBeVisible();
});
