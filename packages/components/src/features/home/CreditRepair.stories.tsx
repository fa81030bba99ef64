import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { creditRepairCopy as copy } from './creditRepairCopy.js';
import { CreditRepairScreen } from './CreditRepairScreen.js';

const meta = { title: 'home/CreditRepair' } satisfies Meta;
export default meta;

const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <CreditRepairScreen
      params={{}}
      query={new URLSearchParams()}
      paths={{ companies: () => '/companyInfo' }}
      navigate={() => undefined}
      setQuery={() => undefined}
      hrefFor={(to) => `#${to}`}
      backTo={(to) => to}
      onLogin={() => undefined}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story(mockScenarios.ready, copy.repairCompanies);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

const guide = (guideUrl: string): MockScenarios => ({
  getCreditRepairInfo: {
    data: { title: '信用修复指引', content: '<h3>办理步骤</h3><p>提交申请。</p>', guideUrl },
  },
});

/** A guide opens apart. */
export const WithGuide: StoryObj = {
  render: () => draw(guide('https://www.example.org/guide.pdf')),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: new RegExp(copy.repairDownload) });
    await expect(link).toHaveAttribute('href', 'https://www.example.org/guide.pdf');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Only valid site addresses become links. */
export const HostileGuide: StoryObj = {
  render: () => draw(guide('javascript:alert(1)')),
  play: async ({ canvas }) => {
    await canvas.findByText('提交申请。');
    await expect(canvas.queryByText(copy.repairDownload)).toBeNull();
  },
};
