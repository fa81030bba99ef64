import type { RoleType, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { Button } from '../../../ui/Button/Button.js';
import { staffOrdersCopy } from '../copy.js';
import { staffOrderFilters, type StaffOrderFilters } from './staffOrderFilters.js';
import { StaffOrderList } from './StaffOrderList.js';

const meta = { title: 'staffOrders/StaffOrderList' } satisfies Meta;
export default meta;

const user = examples.getUserInfo['default'] as UserInfo;
const as = (roleType: RoleType): MockScenarios => ({
  getUserInfo: { data: { ...user, roleType } },
});
const onFilters = fn<(filters: StaffOrderFilters) => void>();

const list = (scenarios: MockScenarios, start: StaffOrderFilters = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <StaffOrderList
      filters={start}
      onFiltersChange={onFilters}
      hrefForOrder={(id) => `#${id}`}
      hrefForFilters={(filters) => `#desk?${staffOrderFilters.format(filters)}`}
      actions={<Button>导出</Button>}
      rowActions={() => (
        <Button variant="text" size="small">
          分配
        </Button>
      )}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => list(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story(mockScenarios.ready, /云税贷（中国建设银行）/);
export const Loading = story(mockScenarios.hanging, '正在加载');
export const Empty = story(mockScenarios.empty, staffOrdersCopy.nothingWaits);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

export const OfABank: StoryObj = {
  render: () => list(as('FINANCIER')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^等我处理 ?5$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('link', { name: /待经信委审核/ })).toBeNull();
    await expect(canvas.getByRole('table')).toHaveTextContent('申请中');
  },
};

export const OfThePlatform: StoryObj = {
  render: () => list(as('OPERATOR')),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /待经信委审核/ });
    await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
    await expect(await canvas.findByRole('combobox', { name: '贷款银行' })).toBeVisible();
  },
};

/** Typed but not submitted text applies when another tab is opened. */
export const TypedAndAnotherPart: StoryObj = {
  render: () => list(as('FINANCIER'), { tab: 'all', bankId: '1', index: 3 }),
  play: async ({ canvas }) => {
    onFilters.mockClear();
    await userEvent.type(await canvas.findByRole('searchbox', { name: '企业名称' }), '明月');
    await userEvent.click(canvas.getByRole('link', { name: /^待银行审核/ }));
    const [filters] = onFilters.mock.calls.at(-1) ?? [];
    await expect(filters).toEqual({ tab: 'waiting', bankId: '1', companyName: '明月' });
  },
};
