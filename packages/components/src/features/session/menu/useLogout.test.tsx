import { createMockClient } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { draftKey, readDraft, writeDraft } from '../../../patterns/useDraft/draftStore.js';
import { heldQueue, holdQueue } from '../../uploads/heldUploads.js';
import { createUploadQueue } from '../../uploads/uploadQueue.js';
import { useLogout } from './useLogout.js';

it('keeps neither what the user typed nor the files that were not sent', async () => {
  const drafts = memoryDraftStorage();
  const key = draftKey('7', 'coupon');
  writeDraft(drafts, key, { orgName: '明月' }, []);
  const queue = createUploadQueue();
  queue.configure({
    upload: () => Promise.reject(new Error('offline')),
    onDone: vi.fn(),
    describe: () => '',
  });
  queue.add([new File(['pdf'], '合同.pdf')]);
  holdQueue('7:coupon:contract', queue);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HuiqiProvider client={createMockClient()} drafts={drafts}>
      {children}
    </HuiqiProvider>
  );
  const onLoggedOut = vi.fn();
  const { result, act } = await renderHook(() => useLogout(onLoggedOut), { wrapper });
  await act(() => result.current.run());
  expect(onLoggedOut).toHaveBeenCalledExactlyOnceWith({ ok: true });
  expect(readDraft(drafts, key)).toEqual({});
  expect(heldQueue('7:coupon:contract')).toBeUndefined();
});
