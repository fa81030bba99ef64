import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { demandsCopy } from './copy.js';
import { DemandList } from './DemandList.js';

const meta = { title: 'demands/DemandList' } satisfies Meta;
export default meta;

const onLogin = fn();
const draw = (scenarios: MockScenarios, mine?: true) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <DemandList
      filters={mine ? { mine } : undefined}
      hrefForFilters={(filters) => `#tab-${filters.mine ? 'mine' : 'all'}`}
      demandLink={(id) => ({ href: `#demand-${id}` })}
      release={{ href: '#release' }}
      onLogin={onLogin}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp, mine?: true): StoryObj => ({
  render: () => draw(scenarios, mine),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story(mockScenarios.ready, '咨询技改补贴');
export const Empty = story(mockScenarios.empty, demandsCopy.emptyAll);
export const NoneOfMine = story(mockScenarios.empty, demandsCopy.emptyMine, true);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

/** What only those who are signed in have leads a visitor to the login. */
export const MineOfAVisitor: StoryObj = {
  render: () => draw({ getUserInfo: { data: null } }),
  play: async ({ canvas }) => {
    await canvas.findByText('咨询技改补贴');
    await userEvent.click(canvas.getByRole('link', { name: demandsCopy.mine }));
    await expect(onLogin).toHaveBeenCalled();
  },
};
