import type { ProductDetail, RelatedCompany, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { ApplyEntryNotice } from './ApplyEntryNotice.js';
import { ApplyEntryDialogs } from './ApplyEntryDialogs.js';
import { companiesCopy } from '../../companies/copy.js';
import { entryCopy } from './copy.js';
import { qrCopy } from '../qrCodes/copy.js';
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
      <ApplyEntryNotice
        notice={entry.notice}
        start={entry.start}
        products={{ href: '/loan' }}
        productsIn={(key) => ({ href: `/${key}/loan` })}
      />
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
const region = (match: boolean) => ({
  data: {
    match,
    message: match ? null : '不在您的服务地区，无法申请！',
    reason: match ? null : ('REGION' as const),
    productRegions: ['重庆市忠县'],
    companyRegion: '重庆市垫江县',
    companyAreaKey: 'dianjiang',
    agentProvince: null,
  },
});
const product = examples.getProduct['default'] as ProductDetail;
const offered = (own: Partial<ProductDetail>): MockScenarios => ({
  getProduct: { data: { ...product, ...own } },
});

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

it('goes on after the login where the place signs in beside it', async () => {
  const { client, screen, dialog } = await apply({ getUserInfo: { data: null } });
  await vi.waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
  const resume = onLogin.mock.calls[0]?.[0] as () => void;
  client.transport.use({ getUserInfo: user });
  resume();
  await expect.element(dialog.getByRole('radio').first()).toBeVisible();
  expect(onLogin).toHaveBeenCalledOnce();
  await screen.unmount();
  const before = client.transport.requests.length;
  resume();
  expect(client.transport.requests).toHaveLength(before);
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
  await authorise.getByLabelText(companiesCopy.code).fill('246810');
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

it('turns away a company of another region, closes by itself and leaves what helps on the page', async () => {
  const { screen, dialog } = await apply({ checkCompanyRegion: region(false) });
  await dialog.getByRole('radio', { name: /清泉商贸/ }).click();
  await dialog.getByRole('button', { name: companiesCopy.next }).click();
  await expect
    .element(screen.getByRole('dialog').getByText('不在您的服务地区，无法申请！'))
    .toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const notice = screen.getByRole('alert');
  await expect.element(notice.getByText('不在您的服务地区，无法申请！')).toBeVisible();
  await expect.element(notice.getByText(/面向重庆市忠县的企业/)).toBeVisible();
  await expect.element(notice.getByText('清泉商贸注册在重庆市垫江县。')).toBeVisible();
  await expect
    .element(notice.getByRole('link', { name: entryCopy.ownProducts }))
    .toHaveAttribute('href', '/dianjiang/loan');
  // The dialogs have opened and closed; focus is back at the start.
  await expect.element(screen.getByRole('button', { name: '立即申请' })).toHaveFocus();
  await notice.getByRole('button', { name: entryCopy.otherCompany }).click();
  await expect.element(screen.getByText(companiesCopy.companyTitle)).toBeVisible();
  await expect.element(screen.getByText(/面向重庆市忠县的企业/)).not.toBeInTheDocument();
  expect(onApply).not.toHaveBeenCalled();
});

const agentOf = (scfProvince: string): MockScenarios => ({
  getUserInfo: {
    data: { ...(examples.getUserInfo['signedIn'] as UserInfo), roleType: 'AGENT', scfProvince },
  },
  listProvinces: {
    data: [
      { regionCode: '500000', regionName: '重庆市' },
      { regionCode: '510000', regionName: '四川省' },
    ],
  },
});

it('refuses an agent of another province before a company is asked for', async () => {
  const { client, screen } = await apply(agentOf('510000'));
  const message = '不在您的服务地区，无法申请！';
  await expect.element(screen.getByRole('dialog').getByText(message)).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  const notice = screen.getByRole('alert');
  await expect.element(notice.getByText('您的服务地区为四川省。')).toBeVisible();
  await expect.element(notice.getByText(/面向重庆市/)).toBeVisible();
  const asked = client.transport.requests.map(({ operationId }) => operationId);
  expect(asked).not.toContain('listRelatedCompanies');
});

it('leads an agent of the province on', async () => {
  const { dialog } = await apply(agentOf('500000'));
  await expect.element(dialog.getByText(companiesCopy.companyTitle)).toBeVisible();
});

it('tells staff that they cannot apply', async () => {
  const signedIn = examples.getUserInfo['signedIn'] as UserInfo;
  const data: UserInfo = { ...signedIn, roleType: 'FINANCIER' };
  const { screen } = await apply({ getUserInfo: { data } });
  await expect.element(screen.getByText(entryCopy.staffOnly)).toBeVisible();
});

it.each([
  ['phone', { productInterfaceType: 'H-HX-FSD' }, qrCopy.phoneTitle],
  ['WeChat', { productAudit: 'SF_APPLE_PRODUCT', urlType: 'WECHAT' as const }, qrCopy.wechatTitle],
])('shows the QR code for a %s', async (_where, own, title) => {
  const { client, dialog } = await apply({
    ...companies([company]),
    ...offered(own),
    createProductQrCode: {
      data: {
        ewmUrl: 'https://huiqi.example.cn/scanApply?ticket=Zr0lWQ1kS3u5mD2bq8nYpA',
        issuedTs: new Date().toISOString(),
        serverTs: new Date().toISOString(),
        validSeconds: 1800,
      },
    },
  });
  await dialog.getByRole('button', { name: companiesCopy.next }).click();
  await expect.element(dialog.getByText(title)).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: /的二维码/ })).toBeVisible();
  const sent = client.transport.requests.filter(
    ({ operationId }) => operationId === 'createProductQrCode',
  );
  expect(sent).toHaveLength(1);
  expect(onApply).not.toHaveBeenCalled();
});

it('applies by the form where a platform product is not for WeChat', async () => {
  const { dialog } = await apply({
    ...companies([company]),
    ...offered({ productAudit: 'SF_APPLE_PRODUCT' }),
  });
  await dialog.getByRole('button', { name: companiesCopy.next }).click();
  await vi.waitFor(() => expect(onApply).toHaveBeenCalledOnce());
});

it('names the external platform before it is opened, also to a visitor', async () => {
  const sfPlatformUrl = 'https://bank.example.cn/apply';
  const { dialog } = await apply({
    getUserInfo: { data: null },
    ...offered({ productAudit: 'SF_ZJ_APPLE_PRODUCT', sfPlatformUrl }),
  });
  await expect.element(dialog.getByText('bank.example.cn')).toBeVisible();
  const link = dialog.getByRole('link', { name: /前往办理/ });
  await expect.element(link).toHaveAttribute('href', sfPlatformUrl);
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(onLogin).not.toHaveBeenCalled();
});

it("applies for a person's loan without a company", async () => {
  await apply(offered({ productCategoryId: '6' }));
  await vi.waitFor(() =>
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ productId: '100001', companyId: null }),
  );
});

it.each(['该产品已被下架', '产品不存在'])(
  'says so where the region check finds: %s',
  async (message) => {
    const { screen, dialog } = await apply({
      ...companies([company]),
      checkCompanyRegion: { code: '100404', message },
    });
    await dialog.getByRole('button', { name: companiesCopy.next }).click();
    await expect.element(screen.getByRole('alert').getByText(message)).toBeVisible();
    expect(onApply).not.toHaveBeenCalled();
  },
);

it('drops what it was reading when the dialog is closed', async () => {
  let respond = () => {};
  const late = new Promise<void>((resolve) => void (respond = resolve));
  const { client, screen, dialog } = await apply({
    ...companies([company]),
    getAuthState: () => late.then(() => auth(true)),
  });
  await dialog.getByRole('button', { name: companiesCopy.next }).click();
  await dialog.getByRole('button', { name: companiesCopy.cancel }).click();
  await expect.element(screen.getByText('idle')).toBeVisible();
  respond();
  // A second run gets further than the first would have by now.
  await screen.getByRole('button', { name: '立即申请' }).click();
  await expect.element(dialog.getByText(companiesCopy.confirmCompanyTitle)).toBeVisible();
  const asked = client.transport.requests.map(({ operationId }) => operationId);
  expect(asked).not.toContain('checkCompanyRegion');
  expect(onApply).not.toHaveBeenCalled();
});

it('says that the companies could not be read, and tries again', async () => {
  const { client, screen } = await apply({ listRelatedCompanies: { code: '100500' } });
  await expect.element(screen.getByText(/^企业读取失败：/)).toBeVisible();
  client.transport.use(companies([company]));
  await screen.getByRole('button', { name: '立即申请' }).click();
  await expect.element(screen.getByText(companiesCopy.confirmCompanyTitle)).toBeVisible();
});
