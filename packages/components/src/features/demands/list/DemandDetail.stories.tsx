import type { DemandDetail as Demand } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { demandsCopy } from '../copy.js';
import { DemandDetail } from './DemandDetail.js';

const meta = { title: 'demands/DemandDetail' } satisfies Meta;
export default meta;

const onBack = fn();
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <DemandDetail
      demandId="7001"
      back={{ label: demandsCopy.listTitle, href: '#demands' }}
      release={{ href: '#release' }}
      onBack={onBack}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const demand = examples.getDemand['default'] as Demand;
const having = (change: Partial<Demand>): MockScenarios => ({
  getDemand: { data: { ...demand, ...change } },
});
const rated = { serviceSatisfaction: 5, solveSpeed: 3, content: '答复及时' };

export const Replied = story(mockScenarios.ready, demandsCopy.rate);
export const Waiting = story(
  having({
    status: 'SUBMITTED',
    replies: [],
    departmentName: null,
    mayRate: false,
    repliedTs: null,
    records: demand.records?.slice(0, 1) ?? [],
  }),
  demandsCopy.noReply,
);
export const Rated = story(
  having({ status: 'CLOSED', mayRate: false, evaluation: rated }),
  demandsCopy.usual,
);
export const Late = story(
  having({ status: 'PROCESSING', replies: [], overdue: true, mayRate: false, repliedTs: null }),
  demandsCopy.overdue,
);
export const OfSomebodyElse: StoryObj = {
  render: () =>
    draw(
      having({
        companyName: null,
        contactName: null,
        contactPhone: null,
        fileUrls: [],
        fileNames: [],
        mayRate: false,
        mine: false,
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(demandsCopy.anonymousAuthor);
    await expect(canvas.queryByText(demandsCopy.contactPhone)).toBeNull();
    await expect(canvas.queryByText(demandsCopy.rate)).toBeNull();
  },
};
/** A server that only implements the specification has neither records nor departments. */
export const OfAPlainServer: StoryObj = {
  render: () => {
    const {
      records: _records,
      departmentName: _department,
      dueOn: _due,
      overdue: _overdue,
      fileNames: _names,
      ...plain
    } = demand;
    return draw({ getDemand: { data: plain } });
  },
  play: async ({ canvas }) => void (await canvas.findByText('plan.pdf')),
};
export const Closed: StoryObj = {
  ...story(
    having({ status: 'CLOSED', replies: [], mayRate: false, closeReason: '与已受理的诉求重复' }),
    '与已受理的诉求重复',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('与已受理的诉求重复')).toBeVisible();
    // No reply is to come.
    await expect(canvas.queryByText(demandsCopy.noReply)).toBeNull();
    await expect(canvas.queryByText(/不晚于/)).toBeNull();
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getDemand: { code: '100404' } }, demandsCopy.listTitle);

/** Both ratings default to 5; the page is left after two seconds. */
export const Rates: StoryObj = {
  render: () => draw({}),
  play: async ({ canvas }) => {
    onBack.mockClear();
    const submit = await canvas.findByRole('button', { name: demandsCopy.rate });
    const chosen = canvas
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
    await expect(chosen).toEqual(['5', '5']);
    await userEvent.click(submit);
    await expect(await canvas.findByText(demandsCopy.rated)).toBeVisible();
    await expect(onBack).not.toHaveBeenCalled();
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  },
};

/** Another user of the company rated first (spec 2 §8): the page is left after three seconds. */
export const RatedMeanwhile: StoryObj = {
  render: () => draw({ rateDemand: { code: '796107' } }),
  play: async ({ canvas }) => {
    onBack.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: demandsCopy.rate }));
    await expect(await canvas.findByText(demandsCopy.ratedBefore)).toBeVisible();
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  },
};
