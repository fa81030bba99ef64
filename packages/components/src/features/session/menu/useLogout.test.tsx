import { getUserInfo, type UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { useHuiqi } from '../../../provider/context.js';
import { queryKey } from '../../../provider/queryKey.js';
import { useSetCurrentUser } from '../../../provider/useCurrentUser.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { draftKey, readDraft, writeDraft } from '../../../patterns/useDraft/draftStore.js';
import { heldQueue, holdQueue } from '../../uploads/heldUploads.js';
import { createUploadQueue } from '../../uploads/uploadQueue.js';
import { useLogout } from './useLogout.js';

it.each(['token', 'cookie', { mode: 'token', token: () => 'own', cache: false }] as const)(
  'keeps neither what the user typed nor the files that were not sent (%j)',
  async (session) => {
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
      <HuiqiProvider client={createMockClient({}, { session })} drafts={drafts}>
        {children}
      </HuiqiProvider>
    );
    const onLoggedOut = vi.fn();
    const { result, act } = await renderHook(() => useLogout(onLoggedOut), { wrapper });
    await act(() => result.current.run());
    expect(onLoggedOut).toHaveBeenCalledExactlyOnceWith({ ok: true });
    expect(readDraft(drafts, key)).toEqual({});
    expect(heldQueue('7:coupon:contract')).toBeUndefined();
  },
);

it('leaves alone who has logged in meanwhile', async () => {
  let confirm: () => void = () => undefined;
  const client = createMockClient(
    { logout: () => new Promise((resolve) => (confirm = () => resolve({}))) },
    { session: { mode: 'token', token: 'former' } },
  );
  const drafts = memoryDraftStorage();
  const [former, next] = ['7', '8'].map((id) => draftKey(id, 'coupon')) as [string, string];
  writeDraft(drafts, former, { orgName: '明月' }, []);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HuiqiProvider client={client} drafts={drafts}>
      {children}
    </HuiqiProvider>
  );
  const onLoggedOut = vi.fn();
  const { result, act } = await renderHook(
    () => ({ logout: useLogout(onLoggedOut), setUser: useSetCurrentUser(), ...useHuiqi() }),
    { wrapper },
  );
  const user = { ...(Object.values(examples.getUserInfo)[0] as UserInfo), id: '8' };
  await act(async () => {
    const leaving = result.current.logout.run();
    await vi.waitFor(() => expect(client.transport.requests).toHaveLength(1));
    client.session.adopt('next', true);
    result.current.setUser(user);
    writeDraft(drafts, next, { orgName: '清风' }, []);
    confirm();
    await leaving;
  });
  const { queryClient } = result.current;
  expect(queryClient.getQueryData(queryKey(getUserInfo.spec, {}))).toBe(user);
  expect([readDraft(drafts, former), readDraft(drafts, next)]).toEqual([{}, { orgName: '清风' }]);
  expect(onLoggedOut).not.toHaveBeenCalled();
});
