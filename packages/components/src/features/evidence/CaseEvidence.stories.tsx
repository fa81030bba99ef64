import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { CaseEvidence } from './CaseEvidence.js';
import { CaseEvidenceView } from './CaseEvidenceView.js';

const meta = { title: 'evidence/CaseEvidence' } satisfies Meta;
export default meta;

const story = (scenario: keyof typeof mockScenarios, text: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <h2>审核依据</h2>
      <CaseEvidence kind="TICKET" id="7002" />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(text)),
});

export const Ready = story('ready', '同一政策');
export const OfDemand: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <h2>审核依据</h2>
      <CaseEvidence kind="DEMAND" id="7001" />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findByText('咨询设备更新贷款贴息')),
};
export const Loading = story('hanging', '正在加载');
export const ServerError = story('serverError', /系统繁忙/);
export const Nothing: StoryObj = {
  render: () => (
    <>
      <h2>审核依据</h2>
      <CaseEvidenceView
        ofCompany
        evidence={{
          tickets: [],
          declarations: [],
          orders: [],
          ordersTotal: 0,
          paid: { count: 0, amount: '0' },
        }}
      />
    </>
  ),
  play: async ({ canvas }) => void (await canvas.findByText('没有其他申报')),
};
