import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ApplyWizard } from './ApplyWizard.js';

const meta = { title: 'applications/ApplyWizard' } satisfies Meta;
export default meta;

const ignore = () => undefined;
const story = (
  scenarios: MockScenarios,
  words: string | RegExp,
  companyId: string | undefined = '1',
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <ApplyWizard
        productId="100001"
        companyId={companyId}
        onSuccess={ignore}
        onFail={ignore}
        exit={{ href: '#product' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story(mockScenarios.ready, '下一步');
export const Loading = story(mockScenarios.hanging, '正在加载');
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const WithoutCompany = story({}, '还没有选择申请企业', '');
export const CompaniesUnread = story({ listRelatedCompanies: { code: '100500' } }, /系统繁忙/);
