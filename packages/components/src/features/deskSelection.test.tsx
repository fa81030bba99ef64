import { listOrders, type UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../provider/draftStorage.js';
import { HuiqiProvider } from '../provider/HuiqiProvider.js';
import { CouponReviewsScreen } from './coupons/CouponReviewsScreen.js';
import { StaffOrdersScreen } from './staffOrders/StaffOrdersScreen.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;
const host = {
  params: {},
  query: new URLSearchParams(),
  setQuery: () => undefined,
  hrefFor: (to: string) => `#${to}`,
  backTo: (to: string) => to,
  onLogin: () => undefined,
  navigate: () => undefined,
};
const list = () => '/desk';
const one = (id: string) => `/desk/${id}`;
const desks = {
  orders: {
    screen: <StaffOrdersScreen {...host} paths={{ staffOrders: list, staffOrder: one }} />,
    list: 'listStaffOrders',
  },
  coupons: {
    screen: <CouponReviewsScreen {...host} paths={{ reviews: list, review: one }} />,
    list: 'listTicketReviews',
  },
} as const;

type Desk = keyof typeof desks;

async function open(desk: Desk, drafts: ReturnType<typeof memoryDraftStorage>) {
  await page.viewport(1440, 900);
  const { screen, list: listed } = desks[desk];
  const sample = Object.values(examples[listed] ?? {})[0] as {
    readonly content: readonly object[];
  };
  const content = ['a', 'b', 'c'].map((id) => ({
    ...sample.content[0],
    id,
    orderId: id,
    companyName: `企业 ${id}`,
    version: 3,
  }));
  const client = createMockClient({
    getUserInfo: { data: { ...user, roleType: 'FINANCIER' } },
    [listed]: { data: { ...sample, content } },
    listOrders: { code: '002004' },
  } as Parameters<typeof createMockClient>[0]);
  const { unmount } = await render(
    <HuiqiProvider client={client} drafts={drafts}>
      {screen}
    </HuiqiProvider>,
  );
  await expect.element(box('a')).toBeVisible();
  return {
    close: () => unmount(),
    /** The session ends, and the login replaces the page. */
    endSession: async () => {
      await listOrders(client).catch(() => undefined);
      await unmount();
    },
  };
}

const box = (id: string) => page.getByRole('checkbox', { name: `选择 企业 ${id}`, exact: true });
const bar = page.getByRole('group', { name: '批量办理' });

it.each(['orders', 'coupons'] as const)(
  'of %s is there again after the login, once',
  async (desk) => {
    const drafts = memoryDraftStorage();
    const before = await open(desk, drafts);
    await box('a').click();
    await box('c').click();
    await before.endSession();

    const after = await open(desk, drafts);
    await expect.element(bar).toHaveTextContent('已选 2 项');
    await expect.element(box('a')).toBeChecked();
    await expect.element(box('b')).not.toBeChecked();
    await after.close();

    await open(desk, drafts);
    await expect.element(bar).not.toHaveTextContent('已选');
  },
);
