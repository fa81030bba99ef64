import type { RenewalBank } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { renewalsCopy } from '../copy.js';
import { RenewalBankList } from './RenewalBankList.js';

const meta = { title: 'renewals/RenewalBankList' } satisfies Meta;
export default meta;

// Waits for the state's text, so that axe checks the state and not the loading page.
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <RenewalBankList applyLink={(bankId) => ({ href: `#apply-${bankId}` })} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  ...story(mockScenarios.ready, /无还本续贷/),
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('link', { name: /我要续贷.*重庆农村商业银行/ });
    await expect(apply).toHaveAttribute('href', '#apply-1');
  },
};
const { content } = examples.listRenewalBanks['default'] as { content: RenewalBank[] };
const banks = content.flatMap((bank): RenewalBank[] => [
  { ...bank, id: '1' },
  { ...bank, id: '2', name: '重庆三峡银行', phone: null, slogan: null },
  { ...bank, id: '3', name: '垫江村镇银行股份有限公司营业部', renewTypes: ['ENTERPRISE'] },
]);

/** A bank without a phone shows --, one without a slogan nothing. */
export const WithoutPhone: StoryObj = {
  ...story(
    { listRenewalBanks: { data: { content: banks, page: { index: 1, size: 8, total: 3 } } } },
    /重庆三峡银行/,
  ),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: '重庆三峡银行' });
    await expect(card).toHaveTextContent('--');
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Empty = story(mockScenarios.empty, renewalsCopy.banksEmpty);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
