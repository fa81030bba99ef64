import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Submitted = story(mockScenarios.ready, demandsCopy.doneLine);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getDemand: { code: '100404' } }, demandsCopy.toMine);

export const OfAVisitor: StoryObj = {
  render: () => (
    <DemandResultView demand={null} open={{ href: '#demands' }} again={{ href: '#release' }} />
  ),
  play: async ({ canvas }) => void (await canvas.findByText(demandsCopy.doneAnonymous)),
};
