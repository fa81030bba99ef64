import { listOrders } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useOperation } from './useOperation.js';

function Orders() {
  const { status, fetchStatus } = useOperation(listOrders, { index: 1, size: 10 });
  return <p>{`${status} ${fetchStatus}`}</p>;
}

it('reads although a host that uses TanStack Query has been told that the browser is offline', async () => {
  const ofHost = new QueryClient();
  ofHost.mount();
  window.dispatchEvent(new Event('offline'));
  try {
    const screen = await render(
      <HuiqiProvider client={createMockClient({ listOrders: { offline: true } })}>
        <Orders />
      </HuiqiProvider>,
    );
    await expect.element(screen.getByText('error idle')).toBeVisible();
  } finally {
    window.dispatchEvent(new Event('online'));
    ofHost.unmount();
  }
});
