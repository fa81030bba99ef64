import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ApplyWizard } from './ApplyWizard.js';

const meta: Meta = { title: 'loans/ApplyWizard' };
export default meta;

const ignore = () => undefined;
const story = (scenarios: MockScenarios): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <ApplyWizard productId="100001" onSuccess={ignore} onFail={ignore} onExit={ignore} />
    </HuiqiProvider>
  ),
});

export const Ready = story(mockScenarios.ready);
export const Loading = story(mockScenarios.hanging);
export const ServerError = story(mockScenarios.serverError);
