import { RenewalAcceptStatusLabels, type RenewalAcceptStatus, type RenewalOrder } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { renewalsCopy } from '../copy.js';
import { RenewalList, type RenewalListProps } from './RenewalList.js';

const meta = { title: 'renewals/RenewalList' } satisfies Meta;
export default meta;

const story = (
  scenarios: MockScenarios,
  words: string | RegExp,
  filters?: RenewalListProps['filters'],
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <RenewalList
        {...(filters ? { filters } : {})}
        hrefForFilters={({ acceptStatus = 'all' }) => `#tab-${acceptStatus}`}
        renewalLink={(id) => ({ href: `#renewal-${id}` })}
        banks={{ href: '#banks' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const { content } = examples.listRenewals['default'] as { content: RenewalOrder[] };
const states = [...Object.keys(RenewalAcceptStatusLabels), 'LATER'] as RenewalAcceptStatus[];
const rows = content.flatMap((renewal) =>
  states.map((acceptStatus, at): RenewalOrder => ({
    ...renewal,
    id: String(at),
    acceptStatus,
    ...(at % 2 === 0
      ? {}
      : {
          renewType: 'PERSONAL',
          companyInfo: null,
          personInfo: {
            applyName: '周明',
            applyPhone: '138****0001',
            idcard: '500231********001X',
          },
        }),
  })),
);

/** Every state, for companies and persons; an unknown state has no name. */
export const EveryState: StoryObj = {
  ...story(
    { listRenewals: { data: { content: rows, page: { index: 1, size: 10, total: 4 } } } },
    /渝快续贷/,
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    for (const label of Object.values(RenewalAcceptStatusLabels))
      await expect(table).toHaveTextContent(label);
    await expect(table).not.toHaveTextContent('LATER');
    // In cards no header names the unit.
    await expect(table).toHaveTextContent(/\d万元/);
    const all = await canvas.findByRole('link', { name: /^全部\s*3$/ });
    await expect(all).toHaveAttribute('aria-current', 'page');
    const refused = canvas.getByRole('link', { name: /^审核不通过\s*1$/ });
    await expect(refused).toHaveAttribute('href', '#tab-APPROVAL_FAIL');
  },
};
export const Loading = story(mockScenarios.hanging, '正在加载');
export const Empty: StoryObj = {
  ...story(mockScenarios.empty, renewalsCopy.emptyTitle),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: renewalsCopy.toBanks });
    await expect(first).toHaveAttribute('href', '#banks');
  },
};
export const EmptyTab = story(mockScenarios.empty, '没有“审核通过”的续贷', {
  acceptStatus: 'APPROVAL_SUCCESS',
});
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
