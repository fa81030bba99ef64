import type { UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useQueueSteps } from './useQueueSteps.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;

it('opens the next record after a decision, unless its user has gone to another meanwhile', async () => {
  const client = createMockClient({ getUserInfo: { data: user } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HuiqiProvider client={client}>{children}</HuiqiProvider>
  );
  const onOpen = vi.fn();
  const { result, rerender, unmount } = await renderHook(
    (props?: { readonly id: string }) => useQueueSteps(props?.id ?? '', { href: '#next', onOpen }),
    { wrapper, initialProps: { id: 'b' } },
  );
  await vi.waitFor(() => {
    result.current.atOnce?.onChange(true);
    expect(result.current.atOnce?.value).toBe(true);
  });
  const ofB = result.current.onDecided;
  ofB?.();
  expect(onOpen).toHaveBeenCalledOnce();
  await rerender({ id: 'c' });
  ofB?.();
  const ofC = result.current.onDecided;
  result.current.atOnce?.onChange(false);
  await unmount();
  ofC?.();
  expect(onOpen).toHaveBeenCalledOnce();
});
