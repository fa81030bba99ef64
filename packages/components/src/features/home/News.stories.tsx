import type { LatestNews, News } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { homeCopy } from './copy.js';
import { NewsListScreen } from './NewsListScreen.js';
import { NewsScreen } from './NewsScreen.js';

const meta = { title: 'home/News' } satisfies Meta;
export default meta;

const place = {
  params: { newsId: '1' },
  query: new URLSearchParams(),
  paths: { newsList: () => '/news', news: (id: string) => `/news/${id}`, products: () => '/loan' },
  navigate: () => undefined,
  setQuery: () => undefined,
  hrefFor: (to: string) => `#${to}`,
  backTo: (to: string) => to,
  onLogin: () => undefined,
};
const news = examples.getNews['default'] as News;
const { content } = examples.listNews['default'] as { content: readonly LatestNews[] };

const story = (
  Screen: typeof NewsScreen | typeof NewsListScreen,
  scenario: keyof typeof mockScenarios,
  words: string | RegExp,
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <Screen {...place} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const One = story(NewsScreen, 'ready', news.title);
export const OneLoading = story(NewsScreen, 'hanging', /正在加载/);
export const OneFailed = story(NewsScreen, 'serverError', /系统繁忙/);
export const List = story(NewsListScreen, 'ready', content[0]?.title ?? '');
export const ListLoading = story(NewsListScreen, 'hanging', homeCopy.news);
export const ListEmpty = story(NewsListScreen, 'empty', homeCopy.noNews);
