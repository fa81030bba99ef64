import { getUserInfo, listOrders, type UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useCurrentUser } from './useCurrentUser.js';
import { useOperation } from './useOperation.js';
import { useTokenChanges } from './useTokenChanges.js';

const sample = Object.values(examples.getUserInfo)[0] as UserInfo;

function Orders() {
  const { data, status } = useOperation(listOrders, { index: 1, size: 10 });
  return <p>{`orders ${status} ${data?.page.total ?? ''}`}</p>;
}

function OwnPage() {
  const user = useCurrentUser().data;
  if (user === undefined) return <p>unknown</p>;
  return (
    <>
      <p>{user === null ? 'visitor' : `user ${user.id}`}</p>
      {user && <Orders />}
      {user && <input aria-label="draft" />}
    </>
  );
}

async function setUp(isOpenAtStart = true) {
  const server = { user: { ...sample, id: 'A' } as UserInfo | null, total: 1 };
  const listeners = new Set<(isRenewal?: boolean) => void>();
  const subscribe = (listener: (isRenewal?: boolean) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  function Page() {
    useTokenChanges(subscribe);
    const [isOpen, setOpen] = useState(isOpenAtStart);
    return (
      <>
        {isOpen && <OwnPage />}
        <button type="button" onClick={() => setOpen(!isOpen)}>
          toggle
        </button>
      </>
    );
  }
  const client = createMockClient({
    getUserInfo: () => ({ data: server.user }),
    listOrders: () => ({
      data: { content: [], page: { index: 1, size: 10, total: server.total } },
    }),
  });
  const screen = await render(
    <HuiqiProvider client={client}>
      <Page />
    </HuiqiProvider>,
  );
  const count = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id).length;
  return {
    client,
    screen,
    count,
    changeTo(user: string | null, isRenewal = false) {
      server.user = user === null ? null : { ...sample, id: user };
      server.total += 1;
      for (const listener of listeners) listener(isRenewal);
    },
    toggle: () => screen.getByRole('button', { name: 'toggle' }).click(),
  };
}

test('what one user has read is not shown to the next, even if it cannot be read again', async () => {
  const { client, screen, changeTo } = await setUp();
  await expect.element(screen.getByText('orders success 1')).toBeVisible();
  client.transport.use({ listOrders: { hang: true } });
  changeTo('B');
  await expect.element(screen.getByText('user B')).toBeVisible();
  await expect.element(screen.getByText('orders pending')).toBeVisible();
});

test('nor what is no longer on the page', async () => {
  const { client, screen, changeTo, toggle, count } = await setUp();
  await expect.element(screen.getByText('orders success 1')).toBeVisible();
  await toggle();
  changeTo('B');
  await expect.poll(() => count(getUserInfo.spec.id)).toBe(2);
  client.transport.use({ listOrders: { hang: true } });
  await toggle();
  await expect.element(screen.getByText('user B')).toBeVisible();
  await expect.element(screen.getByText('orders pending')).toBeVisible();
});

test('a user who has signed out is not asked to sign in again by what they had read', async () => {
  const { screen, changeTo, count } = await setUp();
  await expect.element(screen.getByText('orders success 1')).toBeVisible();
  changeTo(null);
  await expect.element(screen.getByText('visitor')).toBeVisible();
  expect(count(listOrders.spec.id)).toBe(1);
});

test('for the same user responses are read again, and what was typed stays', async () => {
  const { screen, changeTo } = await setUp();
  await expect.element(screen.getByText('orders success 1')).toBeVisible();
  await screen.getByRole('textbox', { name: 'draft' }).fill('typed');
  changeTo('A');
  await expect.element(screen.getByText('orders success 2')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'draft' })).toHaveValue('typed');
});

test('a renewal reads the user only, and the rest if it is another one', async () => {
  const { screen, changeTo, count } = await setUp();
  await expect.element(screen.getByText('orders success 1')).toBeVisible();
  changeTo('A', true);
  await expect.poll(() => count(getUserInfo.spec.id)).toBe(2);
  await expect.element(screen.getByText('orders success 1')).toBeVisible();
  changeTo('B', true);
  await expect.element(screen.getByText('orders success 3')).toBeVisible();
  expect(count(listOrders.spec.id)).toBe(2);
});

test('a token that each call renews does not repeat them without end', async () => {
  const { screen, changeTo, client, count } = await setUp();
  await expect.element(screen.getByText('orders success 1')).toBeVisible();
  client.transport.use({
    getUserInfo: () => {
      changeTo('B', true);
      return { data: { ...sample, id: 'B' } };
    },
  });
  changeTo('B', true);
  await expect.element(screen.getByText('user B')).toBeVisible();
  expect(count(getUserInfo.spec.id)).toBe(2);
});

test('where nobody has asked for the user, nothing is read', async () => {
  const { changeTo, client } = await setUp(false);
  changeTo('B');
  changeTo('A');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(client.transport.requests).toEqual([]);
});
