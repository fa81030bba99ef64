import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { demandsCopy } from '../copy.js';
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

/** A visitor is sent to the login for content of signed-in users. */
export const MineOfAVisitor: StoryObj = {
  render: () => draw({ getUserInfo: { data: null } }),
  play: async ({ canvas }) => {
    await canvas.findByText('咨询技改补贴');
    await userEvent.click(canvas.getByRole('link', { name: demandsCopy.mine }));
    await expect(onLogin).toHaveBeenCalled();
  },
};

/** A session ended, or somebody sent the address: that there are none is not known. */
export const MineOfNobody: StoryObj = {
  render: () => draw({ ...mockScenarios.empty, getUserInfo: { data: null } }, true),
  play: async ({ canvas }) => {
    onLogin.mockClear();
    const login = await canvas.findByRole('button', { name: demandsCopy.login });
    await expect(canvas.queryByText(demandsCopy.emptyMine)).toBeNull();
    await userEvent.click(login);
    await expect(onLogin).toHaveBeenCalled();
  },
};

const areas: MockScenarios = {
  listAreaTree: {
    data: [
      {
        code: '500000',
        name: '重庆市',
        childList: [
          { code: '500231', name: '垫江县', childList: [] },
          { code: '500233', name: '忠县', childList: [] },
        ],
      },
      { code: '510000', name: '四川省', childList: [] },
    ],
  },
};

/** Demands of one district in the county's province. */
export const OfADistrict: StoryObj = {
  render: () => draw({ ...mockScenarios.ready, ...areas }),
  play: async ({ canvas }) => {
    await canvas.findByText('咨询技改补贴');
    const district = await canvas.findByRole('combobox', { name: demandsCopy.area });
    await userEvent.selectOptions(district, '忠县');
    await canvas.findByRole('button', { name: /移除.*忠县/ });
    await expect(district).not.toHaveTextContent('四川省');
  },
};

/** In the user centre: no tabs, and the title says whose they are. */
export const Own: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.ready)}>
      <DemandList
        own
        hrefForFilters={() => '#'}
        demandLink={(id) => ({ href: `#demand-${id}` })}
        release={{ href: '#release' }}
        onLogin={onLogin}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('咨询技改补贴');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(demandsCopy.mine);
    await expect(canvas.queryByRole('link', { name: demandsCopy.all })).toBeNull();
  },
};
