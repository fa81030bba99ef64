import type { HuiqiClient, OrderPage, RelatedCompany } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { draftKey, readDraft, writeDraft } from '../../patterns/useDraft/draftStore.js';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ordersCopy } from './copy.js';
import { OrderList } from './OrderList.js';

afterEach(() => void vi.unstubAllGlobals());

test('the company that a link chose is named and can be removed, but not chosen', async () => {
  const { content } = examples.listRelatedCompanies['default'] as { content: RelatedCompany[] };
  const [company] = content;
  const client = createMockClient();
  const screen = await render(
    <HuiqiProvider client={client}>
      <OrderList filters={{ nsrsbh: company?.nsrsbh }} hrefForOrder={() => '#'} />
    </HuiqiProvider>,
  );
  const chosen = screen.getByRole('button', { name: new RegExp(company?.qymc ?? 'none') });
  await expect.element(chosen).toBeVisible();
  expect(screen.getByRole('combobox', { name: ordersCopy.company }).query()).toBeNull();
});

test('is drawn in the DOM of a host’s tests, which has no layout to observe', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const { content } = examples.listOrders['default'] as OrderPage;
  const onError = vi.fn();
  const screen = await render(
    <HuiqiProvider client={createMockClient()} onError={onError}>
      <OrderList hrefForOrder={() => '#'} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText(content[0]?.productName ?? 'none').first()).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

/** Shows the orders of a client, and deletes the saved one. */
async function deleteFirst(client: HuiqiClient, drafts = memoryDraftStorage()) {
  const screen = await render(
    <HuiqiProvider client={client} drafts={drafts}>
      <OrderList hrefForOrder={() => '#'} actionLinks={() => ({})} />
    </HuiqiProvider>,
  );
  await screen.getByRole('button', { name: /^删除/ }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: ordersCopy.remove }).click();
  return { screen, dialog };
}

test('an order that was submitted in another tab says so, and the list is read again once that is closed', async () => {
  const { content, page } = examples.listOrders['default'] as OrderPage;
  let isSubmitted = false;
  const client = createMockClient({
    listOrders: () => ({
      data: {
        content: content.map((order) => ({
          ...order,
          orderStatus: isSubmitted ? 'ACCEPT_SUCCESS' : 'SAVE_NOT_SUBMIT',
        })),
        page,
      },
    }),
    closeOrder: ({ body }) => {
      expect(body).toEqual({ orderStatus: 'SAVE_NOT_SUBMIT' });
      isSubmitted = true;
      return { code: '100409' };
    },
  });
  const { screen, dialog } = await deleteFirst(client);
  await expect.element(dialog.getByText('当前状态不允许此操作')).toBeVisible();
  await dialog.getByRole('button', { name: ordersCopy.keep }).click();
  await expect.element(screen.getByText(ordersCopy.nextBank)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^删除/ })).not.toBeInTheDocument();
});

test('the list receives the focus when a saved order was deleted, and what was typed on it is gone', async () => {
  const { content, page } = examples.listOrders['default'] as OrderPage;
  const drafts = memoryDraftStorage();
  const key = draftKey('7', 'apply');
  writeDraft(drafts, key, { name: '甲' }, [], { version: content[0]?.updatedTs });
  let isDeleted = false;
  const client = createMockClient({
    listOrders: () => ({
      data: {
        content: isDeleted
          ? []
          : content.map((order) => ({ ...order, orderStatus: 'SAVE_NOT_SUBMIT' })),
        page,
      },
    }),
    closeOrder: () => {
      isDeleted = true;
      return {};
    },
  });
  const { screen } = await deleteFirst(client, drafts);
  await expect.element(screen.getByText(ordersCopy.emptyTitle)).toBeVisible();
  const active = document.activeElement;
  expect(active?.contains(screen.getByText(ordersCopy.emptyTitle).element())).toBe(true);
  expect(active).not.toBe(document.body);
  expect(readDraft(drafts, key)).toEqual({});
});
