import type { Policy } from '@huiqi/sdk';
import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { policiesCopy } from '../copy.js';
import { PolicySearch, type PolicySearchProps } from './PolicySearch.js';
import { samplePage, samplePolicies } from '../policySamples.fixture.js';

const meta = { title: 'policies/PolicySearch' } satisfies Meta;
export default meta;

const onLogin = fn();

const story = (
  scenarios: MockScenarios,
  words: string | RegExp,
  filters?: PolicySearchProps['filters'],
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <PolicySearch
        {...(filters ? { filters } : {})}
        policyLink={(id) => ({ href: `#policy-${id}` })}
        onLogin={onLogin}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  ...story({ ...mockScenarios.ready, searchPolicies: samplePage(samplePolicies) }, '稳岗返还'),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('article', { name: /技术改造设备投资补助/ });
    await expect(first).toHaveTextContent('还剩 6 天');
    await expect(canvas.getByRole('link', { name: '稳岗返还' })).toHaveAttribute(
      'href',
      '#policy-2',
    );
    await expect(canvas.getByRole('article', { name: '小微企业贷款贴息' })).toHaveTextContent(
      '今天截止',
    );
    await expect(canvas.getByRole('combobox', { name: '排序' })).toHaveValue('AGING_ASC');
  },
};

const [row] = samplePolicies as [Policy];
const marked: Policy = {
  ...row,
  matched: {
    title: [
      { text: '中小企业', mark: false },
      { text: '技术改造', mark: true },
      { text: '设备投资补助', mark: false },
    ],
    excerpt: [
      { text: '……用于', mark: false },
      { text: '技术改造', mark: true },
      { text: '的设备投资，按实际支出的10%补助……', mark: false },
    ],
  },
};

/** Matches are marked in the title and in the text around the first one. */
export const Marked: StoryObj = {
  ...story({ ...mockScenarios.ready, searchPolicies: samplePage([marked]) }, '技术改造', {
    keyword: '技术改造',
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '中小企业技术改造设备投资补助' });
    const marks = [...canvasElement.querySelectorAll('mark')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['技术改造', '技术改造']);
  },
};

/** A toggle button whose text says whether it is a favourite. */
export const Favourite: StoryObj = {
  ...story({ ...mockScenarios.ready, searchPolicies: samplePage(samplePolicies) }, '稳岗返还'),
  play: async ({ canvas }) => {
    onLogin.mockClear();
    const keep = await canvas.findByRole('button', { name: '收藏：稳岗返还' });
    keep.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(policiesCopy.added);
    await expect(onLogin).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^已收藏：.*技术改造/ })).toBeVisible();
  },
};

/** A failed toggle reports the error, and the button stays as it was. */
export const FavouriteFailed: StoryObj = {
  ...story(
    {
      ...mockScenarios.ready,
      searchPolicies: samplePage(samplePolicies),
      togglePolicyFavourite: { offline: true },
    },
    '稳岗返还',
  ),
  play: async ({ canvas }) => {
    const keep = await canvas.findByRole('button', { name: '收藏：稳岗返还' });
    await userEvent.click(keep);
    await canvas.findByText('网络请求失败');
    await expect(keep).toHaveAccessibleName('收藏：稳岗返还');
  },
};

/** Visitors are asked to sign in. */
export const FavouriteOfVisitor: StoryObj = {
  ...story(
    {
      ...mockScenarios.ready,
      getUserInfo: { data: null },
      searchPolicies: samplePage(samplePolicies),
    },
    '稳岗返还',
  ),
  play: async ({ canvas }) => {
    onLogin.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '收藏：稳岗返还' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};

export const Filtered: StoryObj = {
  ...story({ ...mockScenarios.ready, searchPolicies: samplePage([]) }, '清除条件', {
    keyword: '没有的词',
    declareStatus: 'DECLARING',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /申报状态：申报中/ })).toBeVisible();
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Empty = story(mockScenarios.empty, policiesCopy.emptySearch);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
