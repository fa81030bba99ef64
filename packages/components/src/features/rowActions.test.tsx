import type { OperationId, ServiceOrder } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../provider/HuiqiProvider.js';
import { couponsCopy } from './coupons/copy.js';
import { TicketList } from './coupons/tickets/TicketList.js';
import { policyUserCopy } from './policyApplications/user/copy.js';
import { PolicyUserList } from './policyApplications/user/PolicyUserList.js';
import { serviceOrdersCopy } from './serviceOrders/copy.js';
import { ServiceOrderList } from './serviceOrders/ServiceOrderList.js';

interface Case {
  readonly screen: ReactElement;
  readonly list: OperationId;
  readonly write: OperationId;
  readonly code: string;
  /** The rows, and those after the other tab. */
  readonly before: object;
  readonly after: object;
  /** Of the row, and of its dialog. */
  readonly buttons: readonly [string | RegExp, string | RegExp];
}

const target = { href: '#' };
const link = () => target;
const pageOf = (id: OperationId) =>
  Object.values(examples[id] ?? {})[0] as {
    readonly content: readonly object[];
    readonly page: object;
  };
const withRows = (id: OperationId, change: object) => {
  const { content, page } = pageOf(id);
  return { content: content.slice(0, 1).map((row) => ({ ...row, ...change })), page };
};
const without = (id: OperationId) => {
  const { page } = pageOf(id);
  return { content: [], page: { ...page, total: 0 } };
};

const orders = <ServiceOrderList orderLink={link} services={target} />;
const order = (change: Partial<ServiceOrder>) => withRows('listServiceOrders', change);
const neither = { evaluated: false, mayRate: false, mayCancel: false };

const cases: Readonly<Record<string, Case>> = {
  'a coupon': {
    screen: (
      <TicketList
        hrefForFilters={() => '#'}
        applicationLink={link}
        applications={target}
        apply={target}
      />
    ),
    list: 'listTickets',
    write: 'redeemTicket',
    code: '100409',
    before: withRows('listTickets', { status: 'UNUSED' }),
    after: without('listTickets'),
    buttons: [new RegExp(`^${couponsCopy.use} `), /^确认使用/],
  },
  'an accepted service order': {
    screen: orders,
    list: 'listServiceOrders',
    write: 'cancelServiceOrder',
    code: '100409',
    before: order({ ...neither, orderStatus: 'PENDING', mayCancel: true }),
    after: order({ ...neither, orderStatus: 'ACCEPTED' }),
    buttons: [new RegExp(`^${serviceOrdersCopy.cancel} `), serviceOrdersCopy.cancelConfirm],
  },
  'a rated service order': {
    screen: orders,
    list: 'listServiceOrders',
    write: 'rateServiceOrder',
    code: '796107',
    before: order({ ...neither, orderStatus: 'FINISHED', mayRate: true }),
    after: order({ ...neither, orderStatus: 'FINISHED', evaluated: true }),
    buttons: [new RegExp(`^${serviceOrdersCopy.rate} `), serviceOrdersCopy.submitRating],
  },
  'a deleted draft': {
    screen: (
      <PolicyUserList
        filters={{ type: 'draft' }}
        hrefForFilters={() => '#'}
        applicationLink={link}
        resubmitLink={link}
        draftLink={link}
        policies={target}
      />
    ),
    list: 'listPolicyDrafts',
    write: 'deleteDraft',
    code: '100404',
    before: withRows('listPolicyDrafts', {}),
    after: without('listPolicyDrafts'),
    buttons: [/^删除草稿：/, policyUserCopy.removeOk],
  },
};

test.each(['a coupon', 'an accepted service order'])(
  'keeps the focus when the button of %s goes with its row',
  async (name) => {
    const { screen, list, write, before, after, buttons } = cases[name] as Case;
    let isDone = false;
    const client = createMockClient({
      // The dialog is closed before the rows are there.
      [list]: () => ({ data: isDone ? after : before, delayMs: isDone ? 300 : 0 }),
      [write]: () => {
        isDone = true;
        return {};
      },
    });
    const page = await render(<HuiqiProvider client={client}>{screen}</HuiqiProvider>);
    const button = page.getByRole('button', { name: buttons[0], includeHidden: true });
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: buttons[1] }).click();
    await expect.element(button).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  },
);

test.each(Object.entries(cases))(
  'offers no more what another tab did with %s',
  async (_name, { screen, list, write, code, before, after, buttons: [ofRow, ofDialog] }) => {
    let isOver = false;
    const client = createMockClient({
      [list]: () => ({ data: isOver ? after : before }),
      [write]: () => {
        isOver = true;
        return { code };
      },
    });
    const page = await render(<HuiqiProvider client={client}>{screen}</HuiqiProvider>);
    // The dialog hides the list.
    const button = page.getByRole('button', { name: ofRow, includeHidden: true });
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: ofDialog }).click();
    await expect.element(button).not.toBeInTheDocument();
  },
);
