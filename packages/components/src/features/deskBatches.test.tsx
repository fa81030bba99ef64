import type { OperationId, UserInfo } from '@huiqi/sdk';
import {
  createMockClient,
  examples,
  type MockRequest,
  type MockScenarios,
} from '@huiqi/sdk/testing';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../provider/HuiqiProvider.js';
import type { ScreenProps } from '../provider/screen.js';
import { CouponReviewsScreen } from './coupons/CouponReviewsScreen.js';
import { StaffDemandsScreen } from './demands/StaffDemandsScreen.js';
import { ChangeList } from './management/list/ChangeList.js';
import { OrganisationDeskScreen } from './organisations/OrganisationDeskScreen.js';
import { ServiceReviewsScreen } from './organisations/ServiceReviewsScreen.js';
import { PolicyReviewsScreen } from './policyApplications/PolicyReviewsScreen.js';
import { StaffRenewalsScreen } from './renewals/StaffRenewalsScreen.js';
import { StaffOrdersScreen } from './staffOrders/StaffOrdersScreen.js';

interface BatchAction {
  readonly screen: (host: Omit<ScreenProps, 'paths'>) => ReactElement;
  readonly list: OperationId;
  readonly operation: OperationId;
  /** The button of the bar. */
  readonly button: string;
  /** Fills in the dialog before Ctrl+Enter; omitted without one. */
  readonly fill?: () => Promise<void>;
  /** What is sent for all records. */
  readonly sent: object;
}

const opinion = '材料与申请内容不符';
const dialog = page.getByRole('dialog');
const giveOpinion = async () => dialog.getByRole('textbox').first().fill(opinion);
const refusal = { fill: giveOpinion, sent: { reason: opinion } };

const reviewPaths = { reviews: () => '/desk', review: (id: string) => `/desk/${id}` };
const orderPaths = { staffOrders: reviewPaths.reviews, staffOrder: reviewPaths.review };
const demandPaths = { staffDemands: reviewPaths.reviews, staffDemand: reviewPaths.review };
const renewalPaths = { staffRenewals: reviewPaths.reviews, staffRenewal: reviewPaths.review };
const organisationPaths = {
  desk: reviewPaths.reviews,
  organisation: reviewPaths.review,
  editOrganisation: reviewPaths.review,
  product: reviewPaths.review,
  editProduct: reviewPaths.review,
  newProduct: reviewPaths.reviews,
  order: reviewPaths.review,
};
const user = examples.getUserInfo['signedIn'] as UserInfo;

const orders = {
  screen: (host: Omit<ScreenProps, 'paths'>) => <StaffOrdersScreen {...host} paths={orderPaths} />,
  list: 'listStaffOrders',
} as const;
const demands = {
  screen: (host: Omit<ScreenProps, 'paths'>) => (
    <StaffDemandsScreen {...host} paths={demandPaths} />
  ),
  list: 'listStaffDemands',
} as const;
const changes = {
  screen: () => (
    <ChangeList
      tabs={[]}
      filters={{}}
      onFiltersChange={() => undefined}
      rowLink={(id) => ({ href: `#/desk/${id}` })}
    />
  ),
  list: 'listChanges',
  operation: 'actOnChanges',
} as const;

const actions: Readonly<Record<string, BatchAction>> = {
  'orders: refuse': { ...orders, ...refusal, operation: 'refuseOrders', button: '拒绝' },
  'orders: take over': {
    ...orders,
    operation: 'assignOrders',
    button: '分配给我',
    sent: { userId: user.id },
  },
  'demands: close': { ...demands, ...refusal, operation: 'closeDemands', button: '办结' },
  'demands: assign': {
    ...demands,
    operation: 'assignDemands',
    button: '交办',
    fill: async () => {
      await dialog.getByRole('combobox').selectOptions('jxw');
      await giveOpinion();
    },
    sent: { departmentId: 'jxw', remark: opinion },
  },
  'renewals: refuse': {
    ...refusal,
    screen: (host) => <StaffRenewalsScreen {...host} paths={renewalPaths} />,
    list: 'listStaffRenewals',
    operation: 'refuseRenewals',
    button: '拒绝续贷',
  },
  'declarations: refuse': {
    ...refusal,
    screen: (host) => <PolicyReviewsScreen {...host} paths={reviewPaths} />,
    list: 'listPolicyReviews',
    operation: 'refusePolicyApplications',
    button: '不予通过',
  },
  'coupons: refuse': {
    ...refusal,
    screen: (host) => <CouponReviewsScreen {...host} paths={reviewPaths} />,
    list: 'listTicketReviews',
    operation: 'refuseTickets',
    button: '不予通过',
  },
  'service reviews: refuse': {
    ...refusal,
    screen: (host) => <ServiceReviewsScreen {...host} paths={reviewPaths} />,
    list: 'listServiceReviews',
    operation: 'refuseServiceReviews',
    button: '不通过',
  },
  'service orders: refuse': {
    ...refusal,
    screen: (host) => <OrganisationDeskScreen {...host} paths={organisationPaths} />,
    list: 'listOrganisationOrders',
    operation: 'refuseOrganisationOrders',
    button: '拒绝订单',
  },
  'changes: submit': { ...changes, button: '提交审核', sent: { action: 'SUBMIT' } },
  'changes: approve': { ...changes, button: '通过', sent: { action: 'APPROVE' } },
  'changes: return': {
    ...changes,
    ...refusal,
    button: '退回',
    sent: { action: 'RETURN', reason: opinion },
  },
};

const ids = ['a', 'b', 'c'];
/** The first is done, another officer was faster with the second, and the third can be tried again. */
const results = [
  { id: 'a', code: '200', message: '' },
  { id: 'b', code: '100409', message: '李明于 10:02 已办理' },
  { id: 'c', code: '100400', message: '系统维护中，请稍后再试' },
];

/** Shows three records; the requests of the action are returned. */
async function openList({ screen, list, operation }: BatchAction) {
  await page.viewport(1440, 900);
  const sent: MockRequest[] = [];
  const sample = Object.values(examples[list] ?? {})[0] as { readonly content: readonly object[] };
  const content = ids.map((id) => ({ ...sample.content[0], id, orderId: id, version: 3 }));
  const client = createMockClient({
    getUserInfo: { data: { ...user, roleType: 'FINANCIER' } },
    [list]: { data: { ...sample, content, totalElements: ids.length } },
    [operation]: (request: MockRequest) => {
      sent.push(request);
      return { data: { results } };
    },
  } as MockScenarios);
  await render(
    <HuiqiProvider client={client}>
      {screen({
        params: {},
        query: new URLSearchParams(),
        setQuery: () => undefined,
        hrefFor: (to) => `#${to}`,
        backTo: (to) => to,
        onLogin: () => undefined,
        navigate: () => undefined,
      })}
    </HuiqiProvider>,
  );
  return sent;
}

const bar = page.getByRole('group', { name: '批量办理' });

test.each(Object.entries(actions))('%s lists each record that failed, and why', async (_, one) => {
  const sent = await openList(one);
  await page.getByRole('checkbox', { name: '选择本页全部' }).click();
  await bar.getByRole('button', { name: one.button, exact: true }).click();
  if (one.fill) {
    await one.fill();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  }
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 项已办理。2 项未办理');
  expect(sent.map(({ body }) => body)).toMatchObject([{ ids, ...one.sent }]);
  const failed = [...document.querySelectorAll('[role=dialog] li')].map((row) => [
    row.querySelector('a')?.getAttribute('href'),
    row.querySelector('span')?.textContent,
  ]);
  expect(failed).toEqual([
    ['#/desk/b', '李明于 10:02 已办理'],
    ['#/desk/c', '系统维护中，请稍后再试'],
  ]);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  // Not what somebody else has decided.
  await expect.element(bar).toHaveTextContent('已选 1 项');
});

test('changes are published without a second person only after a question', async () => {
  const sent = await openList({ ...changes, button: '直接发布', sent: {} });
  await page.getByRole('checkbox', { name: '选择本页全部' }).click();
  await bar.getByRole('button', { name: '直接发布' }).click();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toHaveLength(0);
  await bar.getByRole('button', { name: '直接发布' }).click();
  await dialog.getByRole('button', { name: '直接发布 3 项修改' }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 项已办理。2 项未办理');
  expect(sent.map(({ body }) => body)).toMatchObject([{ ids, action: 'PUBLISH' }]);
});
