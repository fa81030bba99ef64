import type { DeskStatistics } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { deskPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { DeskStatisticsView } from './DeskStatisticsView.js';
import type { StatisticsChoice } from './statisticsQuery.js';

const meta = { title: 'deskFigures/DeskStatistics', ...deskPage } satisfies Meta;
export default meta;

const statistics = examples.getDeskStatistics['default'] as DeskStatistics;
const choice: StatisticsChoice = { from: '2026-10-22', until: '2026-11-20', groupBy: 'PRODUCT' };
const view = (
  state: DataStateValue<DeskStatistics>,
  change: Partial<StatisticsChoice> = {},
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <DeskStatisticsView
        choice={{ ...choice, ...change }}
        state={state}
        onChoose={() => undefined}
      />
    </HuiqiProvider>
  ),
});

export const Ready: StoryObj = {
  ...view({ status: 'ready', data: statistics }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('75.00%')).toHaveLength(2);
    await expect(canvas.getByText('上升 6.58 个百分点')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '云税贷' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^合计/ })).toHaveTextContent('42');
  },
};
const week = (key: string, applications: number) => ({
  key,
  name: key,
  previous: null,
  figures: { ...statistics.total, applications },
});
export const Weeks = view(
  {
    status: 'ready',
    data: { ...statistics, rows: [week('2026-11-02', 12), week('2026-11-09', 18)] },
  },
  { groupBy: 'WEEK' },
);
export const MoreThanListed: StoryObj = {
  ...view({ status: 'ready', data: { ...statistics, moreRows: 1203 } }),
  play: async ({ canvas }) =>
    void (await expect(canvas.getByText(/另有1,203组未列出/)).toBeVisible()),
};
export const Nothing = view({
  status: 'ready',
  data: { ...statistics, rows: [] },
});
export const Loading = view({ status: 'loading' });
