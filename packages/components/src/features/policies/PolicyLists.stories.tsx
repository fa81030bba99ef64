import type { Policy, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import type { ScreenProps } from '../../provider/screen.js';
import { policiesCopy } from './copy.js';
import type { PolicyPaths } from './paths.js';
import { PolicyFavourites } from './favourites/PolicyFavourites.js';
import { PolicyFavouritesScreen } from './PolicyFavouritesScreen.js';
import { PolicyRecommendationsScreen } from './PolicyRecommendationsScreen.js';
import { PolicyRecommendedDetailScreen } from './PolicyRecommendedDetailScreen.js';
import { PolicyRecommendScreen } from './PolicyRecommendScreen.js';
import { samplePage, samplePolicies } from './policySamples.fixture.js';

const meta = { title: 'policies/PolicyLists' } satisfies Meta;
export default meta;

const at = (path: string) => (query?: URLSearchParams) =>
  query?.size ? `${path}?${query.toString()}` : path;
const paths: PolicyPaths = {
  home: () => '/policyOnline',
  search: at('/search'),
  policy: (id) => `/policy/${id}`,
  recommended: (id) => `/recommended/${id}`,
  recommend: () => '/recommend',
  recommendations: at('/recommendations'),
  favourites: at('/favourites'),
  apply: (id) => `/apply/${id}`,
  companies: () => '/companies',
  totalPolicies: at('/all'),
  totalSublist: at('/sublist'),
  totalPolicy: (id) => `/all/${id}`,
};
const place = {
  params: { id: '1' },
  paths,
  navigate: () => undefined,
  setQuery: () => undefined,
  hrefFor: (to: string) => `#${to}`,
  backTo: (to: string) => to,
  onLogin: () => undefined,
};

const user = examples.getUserInfo['default'] as UserInfo;
const withoutCompany: MockScenarios = {
  ...mockScenarios.empty,
  getUserInfo: { data: { ...user, creditCode: null, companyName: null } },
};
const withCompany: MockScenarios = {
  ...mockScenarios.empty,
  getUserInfo: { data: { ...user, creditCode: '91500231MA5000001X' } },
};

const story = (
  Screen: ComponentType<ScreenProps<PolicyPaths>>,
  scenarios: MockScenarios,
  words: string | RegExp,
  query = '',
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Screen {...place} query={new URLSearchParams(query)} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const recommended = samplePolicies.map((policy): Policy => ({
  ...policy,
  reasons: ['适合小型企业', '所在地区：垫江县'],
}));
const pushed = recommended.map((policy): Policy => ({
  ...policy,
  pushedTs: '2026-11-18T02:00:00.000Z',
}));
const some: MockScenarios = {
  ...mockScenarios.ready,
  listFavouritePolicies: samplePage(samplePolicies, 5),
  listRecommendedPolicies: samplePage(recommended),
  listPushedPolicies: samplePage(pushed),
  getPolicyHome: { data: { listCollect: [...samplePolicies], listRecommend: recommended } },
};

export const Favourites: StoryObj = {
  ...story(PolicyFavouritesScreen, some, '稳岗返还'),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '稳岗返还' });
    await expect(canvas.getByRole('link', { name: '全部收藏' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: '7 天内截止' })).toHaveAttribute(
      'href',
      '#/favourites?ends=7',
    );
  },
};
export const FavouritesEmpty: StoryObj = {
  ...story(PolicyFavouritesScreen, mockScenarios.empty, policiesCopy.favouritesEmpty),
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('link', { name: policiesCopy.toSearch });
    await expect(search).toHaveAttribute('href', '#/search');
  },
};

const sent = { query: {} as Readonly<Record<string, string>> };

/** The days are sent as the last day, in China's time zone. */
export const FavouritesEnding: StoryObj = {
  render: () => (
    <HuiqiProvider
      client={createMockClient({
        ...mockScenarios.ready,
        listFavouritePolicies: ({ query }) => {
          sent.query = query;
          return samplePage([]);
        },
      })}
    >
      <PolicyFavourites
        filters={{ ends: 30 }}
        onFiltersChange={() => undefined}
        hrefForFilters={({ ends }) => `#ends-${String(ends)}`}
        search={{ href: '#search' }}
        policyLink={(id) => ({ href: `#policy-${id}` })}
        onLogin={() => undefined}
        now={() => Date.parse('2026-11-22T04:00:00Z')}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('30 天内没有收藏的政策截止申报');
    await expect(sent.query).toMatchObject({ endTime: '2026-12-22', size: '5', index: '1' });
  },
};

export const Recommendations: StoryObj = {
  ...story(PolicyRecommendationsScreen, some, /适合小型企业/),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: '稳岗返还' });
    await expect(first).toHaveAttribute('href', '#/recommended/2');
    await expect(canvas.getByRole('article', { name: '稳岗返还' })).toHaveTextContent(
      '所在地区：垫江县',
    );
  },
};
export const RecommendationsEmpty = story(
  PolicyRecommendationsScreen,
  withCompany,
  policiesCopy.recommendedEmpty,
);
export const Pushes = story(PolicyRecommendationsScreen, some, '2026-11-18 推送', 'tab=push');
export const PushesEmpty = story(
  PolicyRecommendationsScreen,
  withCompany,
  policiesCopy.pushesEmpty,
  'tab=push',
);
/** Without a company nothing can be recommended: links to adding one. */
export const WithoutCompany: StoryObj = {
  ...story(PolicyRecommendationsScreen, withoutCompany, policiesCopy.noCompany),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('link', { name: policiesCopy.addCompany });
    await expect(add).toHaveAttribute('href', '#/companies');
  },
};
export const RecommendationsFailed = story(
  PolicyRecommendationsScreen,
  mockScenarios.serverError,
  /系统繁忙/,
);

/** Favourites and recommendations at a glance. */
export const Both: StoryObj = {
  ...story(PolicyRecommendScreen, some, '查看全部收藏'),
  play: async ({ canvas }) => {
    const favourites = await canvas.findByRole('region', { name: '我的收藏' });
    await expect(favourites).toHaveTextContent('稳岗返还');
    await expect(favourites).not.toHaveTextContent('推荐理由');
    await expect(canvas.getByRole('region', { name: '为您推荐' })).toHaveTextContent('推荐理由');
    await expect(canvas.getByRole('link', { name: '推送给您' })).toHaveAttribute(
      'href',
      '#/recommendations?tab=push',
    );
  },
};
export const BothEmpty = story(
  PolicyRecommendScreen,
  { ...mockScenarios.ready, getPolicyHome: { data: { listCollect: [], listRecommend: [] } } },
  policiesCopy.favouritesEmpty,
);
export const BothLoading = story(PolicyRecommendScreen, mockScenarios.hanging, /正在加载/);
export const BothFailed = story(PolicyRecommendScreen, mockScenarios.serverError, /系统繁忙/);

/** The page of a recommended policy says why. */
export const RecommendedDetail = story(PolicyRecommendedDetailScreen, some, '适合小型企业');
