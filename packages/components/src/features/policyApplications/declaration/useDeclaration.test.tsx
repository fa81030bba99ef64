import type { PolicyApplyDefinition } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { heldQueue, holdQueue } from '../../uploads/heldUploads.js';
import { createUploadQueue } from '../../uploads/uploadQueue.js';
import { fromDefinition } from './openedDeclaration.js';
import { useDeclaration } from './useDeclaration.js';

const definition = examples.getPolicyApplyDefinition['default'] as PolicyApplyDefinition;
const company = { companyName: '明月食品', nsrsbh: '91500231MA5U0000X1' };
const opened = fromDefinition(definition, company, {});

it('keeps neither text nor unsent files of a declaration that is left without saving', async () => {
  const client = createMockClient();
  const drafts = memoryDraftStorage();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HuiqiProvider client={client} drafts={drafts}>
      {children}
    </HuiqiProvider>
  );
  const use = () =>
    renderHook(
      function useSubject() {
        return useDeclaration({ opened, banks: [], userId: '7', onSubmitted: vi.fn() });
      },
      { wrapper },
    );
  const { result, act, unmount } = await use();
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
  const again = await use();
  expect(again.result.current.form.values()['contactName']).toBe('');
});
