import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { isBetween } from '../../../patterns/page/isBetween.fixture.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { policyApplicationsCopy as copy } from '../copy.js';
import { PolicyApply } from './PolicyApply.js';

const meta = { title: 'policyApplications/DeclarationFailure' } satisfies Meta;
export default meta;

const onLogin = fn();
const saving = (updateDraft: NonNullable<MockScenarios['updateDraft']>) => () => (
  <HuiqiProvider client={createMockClient({ updateDraft })} drafts={memoryDraftStorage()}>
    <PolicyApply
      draftId="6101"
      onSubmitted={() => undefined}
      onLogin={onLogin}
      policyLink={(id) => ({ href: `#policy-${id}` })}
      resubmitLink={(id) => ({ href: `#resubmit-${id}` })}
      applications={{ href: '#applications' }}
      policies={{ href: '#policies' }}
    />
  </HuiqiProvider>
);

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
/** Presses 保存草稿 and finds the message between the last field and the button. */
async function findFailure(canvas: Canvas, words: string) {
  const phone = await canvas.findByLabelText(/联系电话/);
  const save = canvas.getByRole('button', { name: copy.saveDraft });
  await userEvent.click(save);
  const failure = await canvas.findByText(words);
  await expect(isBetween(phone, failure, save)).toBe(true);
}

export const NotSaved: StoryObj = {
  render: saving({ code: '100500' }),
  play: async ({ canvas }) => {
    await findFailure(canvas, copy.saveFailed);
    // Sentences are separated by full stops.
    await expect(canvas.getByRole('alert')).toHaveTextContent(/；.*您填写的内容已保留。/);
  },
};

export const SessionOver: StoryObj = {
  render: saving({ code: '791214' }),
  play: async ({ canvas }) => {
    onLogin.mockClear();
    await findFailure(canvas, copy.sessionOver);
    await userEvent.click(canvas.getByRole('button', { name: copy.loginAgain }));
    await expect(onLogin).toHaveBeenCalled();
  },
};
