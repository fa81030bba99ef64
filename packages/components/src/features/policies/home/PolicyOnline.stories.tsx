import type { Policy } from '@huiqi/sdk';
import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { policyHomeCopy as copy } from './copy.js';
import { LatestPolicies } from './LatestPolicies.js';
import { PolicyHomeLines } from './PolicyHomeLines.js';
import { PolicyHomeSearch } from './PolicyHomeSearch.js';
import { samplePolicies, samplePolicyHome } from './policyHome.fixture.js';
import { PolicyOnlineScreen } from '../PolicyOnlineScreen.js';
import { policyScreenProps } from './policyHomeStory.js';

const meta = { title: 'policies/PolicyOnline', ...contentPage } satisfies Meta;
export default meta;

const whole = (scenarios: MockScenarios): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <PolicyOnlineScreen {...policyScreenProps()} />
    </HuiqiProvider>
  ),
});

export const Visitor: StoryObj = {
  ...whole({ ...samplePolicyHome, ...mockScenarios.visitor }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('860')).toBeVisible();
    const card = await canvas.findByRole('article', { name: '首次上规工业企业奖励' });
    await expect(card).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: copy.mine })).toBeNull();
    const firms = await canvas.findByRole('list', { name: copy.firmsChart });
    await expect(firms).toHaveTextContent('128家（14.9%）');
    const orgs = canvas.getByRole('list', { name: copy.orgsChart });
    await expect(orgs).toHaveTextContent(/^重庆市经济和信息化委员会17条/);
  },
};

/** A signed-in user sees recommendations, and an empty favourites list. */
export const SignedIn: StoryObj = {
  ...whole(samplePolicyHome),
  play: async ({ canvas }) => {
    const recommended = await canvas.findByRole('region', { name: copy.recommended });
    await expect(recommended).toHaveTextContent('今天截止');
    await expect(await canvas.findByText(copy.noFavourites)).toBeVisible();
    await canvas.findByRole('list', { name: copy.orgsChart });
  },
};

export const Loading: StoryObj = {
  ...whole(mockScenarios.hanging),
  play: async ({ canvas }) => void (await canvas.findAllByText('正在加载')),
};
export const Empty: StoryObj = {
  ...whole({ ...mockScenarios.empty, ...mockScenarios.visitor }),
  play: async ({ canvas }) => {
    for (const text of [copy.noPolicies, copy.noDeclarable, copy.noApplications])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
};
/** One part fails without affecting the others. */
export const PartlyFailed: StoryObj = {
  ...whole({
    ...samplePolicyHome,
    ...mockScenarios.visitor,
    getPolicyServiceEffect: { code: '100500' },
    listBanners: { code: '100500' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /技术改造/ })).toBeVisible();
    await expect(await canvas.findByText(/系统繁忙/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(copy.bannerTitle);
  },
};

const onFind = fn();
export const Search: StoryObj = {
  render: () => <PolicyHomeSearch menu={undefined} onFind={onFind} />,
  play: async ({ canvas }) => {
    onFind.mockClear();
    await userEvent.type(canvas.getByLabelText(copy.keyword), '  技术改造 ');
    await userEvent.selectOptions(canvas.getByLabelText(copy.grade), '市级');
    await userEvent.click(canvas.getByRole('button', { name: copy.find }));
    const [query] = onFind.mock.calls[0] as [URLSearchParams];
    await expect(String(query)).toBe(String(new URLSearchParams('keyword=技术改造&grade=CITY')));
  },
};

const withdrawn: Policy = {
  ...(samplePolicies[4] as Policy),
  id: '5006',
  title: '已撤下的奖励',
  declareEndDate: null,
};

/** Amount and days left; enough time has a grey tag, none left no tag. */
export const Lines: StoryObj = {
  render: () => (
    <PolicyHomeLines
      policies={[...samplePolicies, withdrawn]}
      policyLink={(id) => ({ href: `#${id}` })}
      emptyText={copy.noDeclarable}
    />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('最高 100万元今天截止');
    await expect(rows[2]).toHaveTextContent('剩 41 天');
    await expect(rows[3]).toHaveTextContent('长期有效');
    await expect(rows[4]).not.toHaveTextContent(/截止|剩|有效/);
    await expect(rows[5]).not.toHaveTextContent(/截止|剩|有效/);
  },
};

const latest = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <LatestPolicies policyLink={(id) => ({ href: `#${id}` })} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findByText(words)),
});
export const Latest = latest(samplePolicyHome, '首次上规工业企业奖励');
export const LatestEmpty = latest(mockScenarios.empty, copy.noPolicies);
export const LatestFailed = latest(mockScenarios.serverError, /系统繁忙/);
