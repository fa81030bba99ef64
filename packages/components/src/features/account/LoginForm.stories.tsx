import { createMockClient } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { LoginForm } from './LoginForm.js';

const meta: Meta = { title: 'account/LoginForm' };
export default meta;

export const Ready: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()} drafts={memoryDraftStorage()}>
      <LoginForm onSuccess={() => undefined} />
    </HuiqiProvider>
  ),
};
