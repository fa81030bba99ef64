import type { PolicyApplyDefinition } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { heldQueue, holdQueue } from '../../uploads/heldUploads.js';
import { createUploadQueue } from '../../uploads/uploadQueue.js';
import { fromDefinition, type OpenedDeclaration } from './openedDeclaration.js';
import { useDeclaration } from './useDeclaration.js';

const definition = examples.getPolicyApplyDefinition['default'] as PolicyApplyDefinition;
const company = { companyName: '明月食品', nsrsbh: '91500231MA5U0000X1' };
const opened = fromDefinition(definition, company, {});

const setUp = (
  scenarios: MockScenarios = {},
  of: OpenedDeclaration = opened,
  drafts = memoryDraftStorage(),
) => {
  const client = createMockClient(scenarios);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HuiqiProvider client={client} drafts={drafts}>
      {children}
    </HuiqiProvider>
  );
  return renderHook(
    function useSubject() {
      return useDeclaration({ opened: of, banks: [], userId: '7', onSubmitted: vi.fn() });
    },
    { wrapper },
  );
};

it('keeps neither text nor unsent files of a declaration that is left without saving', async () => {
  const drafts = memoryDraftStorage();
  const { result, act, unmount } = await setUp({}, opened, drafts);
  const queue = createUploadQueue();
  queue.configure({
    upload: () => Promise.reject(new Error('offline')),
    onDone: vi.fn(),
    describe: () => '',
  });
  queue.add([new File(['pdf'], '营业执照.pdf')]);
  const slot = `${result.current.name}:b1`;
  holdQueue(slot, queue);
  await act(() => result.current.form.change('contactName', '王明月'));
  await act(() => result.current.forget());
  expect(heldQueue(slot)).toBeUndefined();
  await unmount();
  const again = await setUp({}, opened, drafts);
  expect(again.result.current.form.values()['contactName']).toBe('');
});

it('keeps what is typed after a save, until the draft is saved elsewhere or deleted', async () => {
  const drafts = memoryDraftStorage();
  const savedAt = '2099-11-20T08:30:00.000Z';
  const data = { id: '6101', updatedTs: savedAt };
  const { result, act, unmount } = await setUp({ saveDraft: { data } }, opened, drafts);
  await act(() => result.current.form.change('contactName', '王明月'));
  await act(() => result.current.saving.save(true));
  await act(() => result.current.form.change('remark', '补充说明'));
  await unmount();
  const applyForm = { contactName: '王明月' };
  const saved: OpenedDeclaration = { ...opened, mode: 'draft', recordId: '6101', applyForm };
  const remarkOf = async (of: OpenedDeclaration) => {
    const again = await setUp({}, of, drafts);
    const { remark } = again.result.current.form.values();
    await again.unmount();
    return remark;
  };
  expect(await remarkOf(opened)).toBe('');
  expect(await remarkOf({ ...saved, savedAt: '2099-11-20T09:00:00.000Z' })).toBe('');
  expect(await remarkOf({ ...saved, savedAt })).toBe('补充说明');
});
