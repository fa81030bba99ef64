import type { DemandDetail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { demandsCopy } from '../copy.js';
import { DemandResult } from './DemandResult.js';
import { DemandResultView } from './DemandResultView.js';

const meta = { title: 'demands/DemandResult' } satisfies Meta;
export default meta;

const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <DemandResult
        demandId="7001"
        demand={{ href: '#demand' }}
        demands={{ href: '#demands' }}
        again={{ href: '#release' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const demand = examples.getDemand['default'] as DemandDetail;

export const Submitted = story(
  { getDemand: { data: { ...demand, status: 'SUBMITTED' } } },
  demandsCopy.doneLine,
);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getDemand: { code: '100404' } }, demandsCopy.toMine);

export const Replied: StoryObj = {
  render: () => (
    <DemandResultView
      demand={{ ...demand, status: 'REPLIED' }}
      open={{ href: '#demand' }}
      again={{ href: '#release' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('已答复');
    await expect(canvas.queryByText(demandsCopy.doneLine)).toBeNull();
  },
};

export const OfAVisitor: StoryObj = {
  render: () => (
    <DemandResultView demand={null} open={{ href: '#demands' }} again={{ href: '#release' }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(demandsCopy.doneAnonymous)).toBeVisible();
    // Nobody can be notified.
    await expect(canvas.queryByText(/通知您/)).toBeNull();
  },
};
