import { getOrder, type UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiContext, type HuiqiValue } from '../../../provider/context.js';
import { createQueryClient } from '../../../provider/createQueryClient.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { useSetCurrentUser } from '../../../provider/useCurrentUser.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useApplicant } from './useApplicant.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;
const as = (data: UserInfo | null): MockScenarios => ({ getUserInfo: { data } });

const provide = (value: HuiqiValue) =>
  function Provided({ children }: { readonly children: ReactNode }) {
    return <HuiqiContext.Provider value={value}>{children}</HuiqiContext.Provider>;
  };

async function setUp(start: UserInfo | null) {
  const client = createMockClient({ ...as(start), getOrder: { code: '791214' } });
  const value = {
    client,
    queryClient: createQueryClient(),
    copy: {},
    drafts: memoryDraftStorage(),
  };
  const wrapper = provide(value);
  const hook = await renderHook(
    () => ({ ...useApplicant(), set: useSetCurrentUser(), again: useInvalidate() }),
    { wrapper },
  );
  const now = () => hook.result.current;
  const shown = () => {
    const { state, isSessionOver } = now();
    return [state.status === 'ready' ? (state.data?.id ?? null) : state.status, isSessionOver];
  };
  await vi.waitFor(() => expect(shown()).toEqual([start?.id ?? null, false]));
  const sessionEnds = () =>
    hook.act(async () => void (await getOrder(client, { orderId: '1' }).catch(() => undefined)));
  const signIn = (next: UserInfo | null) =>
    hook.act(async () => {
      client.transport.use(as(next));
      await now().again('session');
    });
  return { ...hook, now, shown, sessionEnds, signIn };
}

it('stays who it was while the session is over, and until somebody is signed in', async () => {
  const { shown, sessionEnds, signIn } = await setUp(user);
  await sessionEnds();
  expect(shown()).toEqual([user.id, true]);
  await signIn(null);
  expect(shown()).toEqual([user.id, true]);
  await signIn(user);
  await vi.waitFor(() => expect(shown()).toEqual([user.id, false]));
});

it('is somebody else once they are signed in', async () => {
  const { shown, sessionEnds, signIn } = await setUp(user);
  await sessionEnds();
  await signIn({ ...user, id: 'other' });
  await vi.waitFor(() => expect(shown()).toEqual(['other', false]));
});

it('is nobody after a logout', async () => {
  const { now, act, shown } = await setUp(user);
  await act(() => now().set(null));
  await vi.waitFor(() => expect(shown()).toEqual([null, false]));
});

it('is a visitor for whom no session ends', async () => {
  const { shown, sessionEnds } = await setUp(null);
  await sessionEnds();
  expect(shown()).toEqual([null, false]);
});
