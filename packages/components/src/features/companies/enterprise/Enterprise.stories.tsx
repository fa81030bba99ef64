import type { TaxAuthorisationResult, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { BindCompanyForm } from '../add/BindCompanyForm.js';
import { CompanySwitcher } from '../acting/CompanySwitcher.js';
import { companiesCopy } from '../copy.js';
import { EnterpriseDetail } from './EnterpriseDetail.js';
import { EnterpriseInformation } from './EnterpriseInformation.js';
import { OrderAuthorisation } from '../authorisation/OrderAuthorisation.js';

const meta = { title: 'companies/Enterprise', ...contentPage } satisfies Meta;
export default meta;

const user = examples.getUserInfo['signedIn'] as UserInfo;
const link = { href: '#link' };
const story = (view: ReactElement, scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider
      client={createMockClient({ getUserInfo: { data: user }, ...scenarios })}
      drafts={memoryDraftStorage()}
    >
      {view}
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const information = (
  <EnterpriseInformation
    certify={link}
    correctLink={() => link}
    companies={link}
    companyLink={() => link}
  />
);
export const Information = story(information, {}, companiesCopy.statePassed);
export const InformationUnverified = story(
  information,
  { getCertifyData: { code: '794103' }, listEnterpriseBindings: { data: [] } },
  companiesCopy.bindHint,
);
export const InformationFailed = story(information, mockScenarios.serverError, /系统繁忙/);

const back = { label: companiesCopy.listTitle, ...link };
const detail = (
  <EnterpriseDetail id="11" back={back} missing={<BindCompanyForm onBound={() => undefined} />} />
);
export const Detail = story(detail, {}, companiesCopy.registration);
export const DetailOfUnknownCompany = story(
  detail,
  { getEnterpriseBinding: { code: '793109' } },
  companiesCopy.bindHint,
);

const switcher = <CompanySwitcher companies={link} />;
const companies = (count: number): MockScenarios => ({
  listRelatedCompanies: {
    data: {
      content: Array.from({ length: count }, (_unused, turn) => ({
        ...(examples.listRelatedCompanies['default'] as { content: object[] }).content[0],
        id: String(turn + 1),
        qymc: `重庆第${turn + 1}食品有限公司`,
        current: turn === 0,
      })),
      totalElements: count,
    } as never,
  },
});
export const Switcher: StoryObj = {
  ...story(switcher, companies(3), '重庆第1食品有限公司'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: companiesCopy.switchTitle }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: /第1食品/ })).toBeChecked();
  },
};
export const SwitcherOfOne = story(switcher, companies(1), '重庆第1食品有限公司');
export const SwitcherFailed = story(
  switcher,
  { listRelatedCompanies: { code: '100500' } },
  companiesCopy.companiesRetry,
);

const taxState = (state: TaxAuthorisationResult): MockScenarios => ({
  validateTaxAuthorisation: { data: state },
});
const tax = <OrderAuthorisation orderId="100001" kind="tax" order={link} />;
export const TaxAuthorised = story(tax, {}, companiesCopy.taxAuthValid);
export const TaxNotAuthorised = story(
  tax,
  taxState({ valid: false, errorMsg: null }),
  companiesCopy.taxAuthMissing,
);
export const TaxRefused = story(
  tax,
  taxState({ valid: true, errorMsg: '该企业尚未完成涉税授权' }),
  '该企业尚未完成涉税授权',
);
export const TaxNotOffered = story(
  tax,
  { validateTaxAuthorisation: { code: '100501' } },
  companiesCopy.notOffered,
);

const report = <OrderAuthorisation orderId="100001" kind="report" order={link} />;
const reportStory = (scenarios: MockScenarios, words: string): StoryObj => ({
  ...story(report, scenarios, ''),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: companiesCopy.reportSubmit }));
    const body = within(canvasElement.ownerDocument.body);
    await expect((await body.findAllByText(words))[0]).toBeVisible();
  },
});
export const ReportAuthorised = reportStory({}, companiesCopy.reportSuccess);
export const ReportFailed = reportStory(
  { getWechatReport: { code: '100409', message: companiesCopy.reportFailed } },
  companiesCopy.reportFailed,
);
export const ReportNotOffered = reportStory(
  { getWechatReport: { code: '100501' } },
  companiesCopy.notOffered,
);
export const SwitcherOfNone = story(
  switcher,
  {
    getUserInfo: { data: { ...user, companyName: null } },
    listRelatedCompanies: { data: { content: [], totalElements: 0 } },
  },
  companiesCopy.noCompany,
);
