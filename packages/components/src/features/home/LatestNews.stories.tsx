import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { homeCopy } from './copy.js';
import { LatestNews } from './LatestNews.js';

const meta = { title: 'home/LatestNews' } satisfies Meta;
export default meta;

const story = (scenario: keyof typeof mockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <LatestNews hrefForNews={(id) => `#news/${id}`} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findByText(words)),
});

export const Ready = story('ready', '平台上线纳税信用贷款专区');
export const Loading = story('hanging', '正在加载');
export const Empty = story('empty', homeCopy.noNews);
export const ServerError = story('serverError', /系统繁忙/);
export const Offline = story('offline', '网络请求失败');
