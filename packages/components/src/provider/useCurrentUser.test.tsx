import { listOrders, type UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useCurrentUser, useSetCurrentUser } from './useCurrentUser.js';
import { useOperation } from './useOperation.js';

const user = Object.values(examples.getUserInfo)[0] as UserInfo;

function Orders() {
  const orders = useOperation(listOrders, { index: 1, size: 10 }, { staleTime: Infinity });
  return <p>{`orders ${orders.status}`}</p>;
}

function Page() {
  const [open, setOpen] = useState(true);
  const current = useCurrentUser();
  const setUser = useSetCurrentUser();
  return (
    <>
      <p>{current.data ? current.data.id : 'visitor'}</p>
      {open && <Orders />}
      <button type="button" onClick={() => setOpen(!open)}>
        toggle
      </button>
      <button type="button" onClick={() => setUser(null)}>
        sign out
      </button>
    </>
  );
}

test('after a sign-out nothing of the last user is left', async () => {
  const client = createMockClient({ getUserInfo: { data: user } });
  const screen = await render(
    <HuiqiProvider client={client}>
      <Page />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText('orders success')).toBeVisible();
  await expect.element(screen.getByText(user.id)).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'toggle' });
  await toggle.click();
  client.transport.use({ listOrders: { hang: true } });
  await screen.getByRole('button', { name: 'sign out' }).click();
  await expect.element(screen.getByText('visitor')).toBeVisible();
  await toggle.click();
  await expect.element(screen.getByText('orders pending')).toBeVisible();
  const asked = client.transport.requests.map(({ operationId }) => operationId);
  expect(asked.filter((id) => id === 'getUserInfo')).toHaveLength(1);
});
