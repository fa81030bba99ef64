import type { OverseeStatistics } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { supervisionCopy as copy } from './copy.js';
import { Supervision } from './Supervision.js';

const meta = { title: 'supervision/Supervision' } satisfies Meta;
export default meta;

const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Supervision
        hrefForFilters={({ departmentId = 'all', overdue = false, replyState = '' }) =>
          `#${departmentId}-${replyState}-${overdue}`
        }
        demandLink={(id) => ({ href: `#demand-${id}` })}
        linkTo={(path) => ({ href: `#${path}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story(mockScenarios.ready, '咨询技改补贴');
export const Empty = story(mockScenarios.empty, copy.emptyTitle);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const WithoutBanners = story({ listBanners: { data: [] } }, copy.sentence);

const statistics = examples.getOverseeStatistics['default'] as OverseeStatistics;
export const NothingOverdue = story(
  {
    getOverseeStatistics: {
      data: {
        ...statistics,
        overdue: 0,
        departments: statistics.departments.map((one) => ({ ...one, overdue: 0 })),
      },
    },
  },
  copy.overdueRankNone,
);

/** A bar links to the demands it counts; a table has the same numbers. */
export const FiltersByDepartment: StoryObj = {
  ...Ready,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: '垫江县经济和信息化委员会' });
    await expect(first).toHaveAttribute('href', '#jxw-UNREPLIED-true');
    const [data] = canvas.getAllByRole('button', { name: /查看数据/ });
    if (!data) throw new Error('The chart has no table');
    await userEvent.click(data);
    await expect(canvas.getByRole('columnheader', { name: /逾期未答复/ })).toBeVisible();
  },
};
