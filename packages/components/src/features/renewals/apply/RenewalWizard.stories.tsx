import type { RenewalBankDetail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { actingCompanyCopy } from '../../companies/acting/copy.js';
import {
  companiesOf,
  provedCompany,
  unprovedCompany,
} from '../../companies/storyCompanies.fixture.js';
import { renewalsCopy } from '../copy.js';
import { RenewalWizard } from './RenewalWizard.js';

const meta = { title: 'renewals/RenewalWizard' } satisfies Meta;
export default meta;

const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <RenewalWizard
      bankId="1"
      exit={{ href: '#banks' }}
      companies={{ href: '#companies' }}
      onSuccess={() => undefined}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const bank = examples.getRenewalBank['default'] as RenewalBankDetail;

export const ChooseType = story(mockScenarios.ready, '企业续贷');
export const OneType: StoryObj = {
  ...story(
    {
      getRenewalBank: {
        data: {
          ...bank,
          renewTypes: ['ENTERPRISE'],
          products: bank.products.filter(({ renewType }) => renewType === 'ENTERPRISE'),
        },
      },
    },
    renewalsCopy.renewingCompany,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('企业续贷');
    await expect(canvas.queryAllByRole('radio')).toHaveLength(0);
  },
};
export const WithoutCompany: StoryObj = {
  render: () =>
    draw({
      listRelatedCompanies: { data: { content: [], totalElements: 0 } },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '企业续贷' }));
    await expect(await canvas.findByText(renewalsCopy.noCompany)).toBeVisible();
    const add = canvas.getByRole('link', { name: renewalsCopy.addCompany });
    await expect(add).toHaveAttribute('href', '#companies');
  },
};
/** The first step ends here, before the loan is entered; a person needs no company. */
export const OnlyUnproved: StoryObj = {
  render: () => draw(companiesOf(unprovedCompany)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '企业续贷' }));
    await expect(await canvas.findByText(/“重庆清泉商贸有限公司”待授权/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(actingCompanyCopy.refusal);
    await userEvent.click(canvas.getByRole('radio', { name: '个人续贷' }));
    await expect(canvas.queryByText(/待授权/)).toBeNull();
  },
};
export const CurrentCompanyUnproved: StoryObj = {
  render: () => draw(companiesOf(unprovedCompany, provedCompany)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '企业续贷' }));
    await expect(await canvas.findByRole('combobox')).toHaveValue(provedCompany.qymc);
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const BankMissing: StoryObj = {
  ...story({ getRenewalBank: { code: '100404' } }, /获取银行信息失败/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /获取银行信息失败/ })).toBeVisible();
    const back = canvas.getByRole('link', { name: renewalsCopy.toBanks });
    await expect(back).toHaveAttribute('href', '#banks');
  },
};
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
