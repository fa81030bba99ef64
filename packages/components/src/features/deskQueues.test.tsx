import type { OperationId, QueuePosition, UserInfo } from '@huiqi/sdk';
import {
  createMockClient,
  examples,
  type MockRequest,
  type MockScenarios,
} from '@huiqi/sdk/testing';
import { useState, type ReactElement } from 'react';
import { expect, describe, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { deskQueueCopy } from '../patterns/StaffDesk/deskQueueCopy.js';
import { ShortcutScope } from '../patterns/ShortcutHelp/ShortcutScope.js';
import { HuiqiProvider } from '../provider/HuiqiProvider.js';
import type { ScreenProps } from '../provider/screen.js';
import { CouponReviewScreen } from './coupons/CouponReviewScreen.js';
import { StaffDemandsScreen } from './demands/StaffDemandsScreen.js';
import { OrganisationOrderScreen } from './organisations/OrganisationOrderScreen.js';
import { ServiceReviewScreen } from './organisations/ServiceReviewScreen.js';
import { PolicyReviewScreen } from './policyApplications/PolicyReviewScreen.js';
import { StaffRenewalsScreen } from './renewals/StaffRenewalsScreen.js';
import { StaffOrderScreen } from './staffOrders/StaffOrderScreen.js';

interface Desk {
  readonly screen: (host: Omit<ScreenProps, 'paths'>) => ReactElement;
  readonly record: OperationId;
  readonly position: OperationId;
  readonly decide: OperationId;
  /** A record that can be decided on. */
  readonly open: object;
  /** What a decision changes. */
  readonly decided: object;
  /** The key of a refusal, or of what the desk has instead. */
  readonly key: string;
  /** It returns to the list unless its user chose otherwise (spec 2 §2). */
  readonly returnsToList?: boolean;
}

const paths = {
  reviews: () => '/desk?keyword=x',
  review: (id: string) => `/desk/${id}`,
};

const desks: Readonly<Record<string, Desk>> = {
  orders: {
    screen: (host) => (
      <StaffOrderScreen
        {...host}
        orderId={host.params['id'] ?? ''}
        paths={{ staffOrders: paths.reviews, staffOrder: paths.review }}
      />
    ),
    record: 'getStaffOrder',
    position: 'getStaffOrderQueuePosition',
    decide: 'acceptOrder',
    open: { orderStatus: 'ACCEPT_SUCCESS', assignee: null },
    decided: { orderStatus: 'APPROVAL_FAIL', version: 2 },
    key: 'x',
  },
  renewals: {
    screen: (host) => (
      <StaffRenewalsScreen
        {...host}
        query={new URLSearchParams({ id: host.params['id'] ?? '' })}
        paths={{ staffRenewals: paths.reviews, staffRenewal: paths.review }}
      />
    ),
    record: 'getStaffRenewal',
    position: 'getStaffRenewalQueuePosition',
    decide: 'answerRenewal',
    open: { acceptStatus: 'ACCEPT_SUCCESS', audit: null },
    decided: { acceptStatus: 'APPROVAL_FAIL' },
    key: 'x',
  },
  declarations: {
    screen: (host) => <PolicyReviewScreen {...host} paths={paths} />,
    record: 'getPolicyReview',
    position: 'getPolicyReviewQueuePosition',
    decide: 'decidePolicyApplication',
    open: {},
    decided: { auditState: 'REJECTED', choices: [], version: 2 },
    key: 'x',
  },
  coupons: {
    screen: (host) => <CouponReviewScreen {...host} paths={paths} />,
    record: 'getTicketReview',
    position: 'getTicketReviewQueuePosition',
    decide: 'reviewTicket',
    open: { auditState: 'PENDING' },
    decided: { auditState: 'REJECTED', version: 2 },
    key: 'x',
  },
  demands: {
    screen: (host) => (
      <StaffDemandsScreen
        {...host}
        paths={{ staffDemands: paths.reviews, staffDemand: paths.review }}
      />
    ),
    record: 'getStaffDemand',
    position: 'getStaffDemandQueuePosition',
    decide: 'closeDemand',
    open: { status: 'PROCESSING', departmentId: 'jxw' },
    decided: { status: 'CLOSED', version: 2 },
    key: 'z',
  },
  'service reviews': {
    screen: (host) => <ServiceReviewScreen {...host} paths={paths} />,
    record: 'getServiceReview',
    position: 'getServiceReviewQueuePosition',
    decide: 'decideServiceReview',
    open: { auditStatus: 'PENDING' },
    decided: { auditStatus: 'NOT_PASSED', version: 2 },
    key: 'x',
  },
  'service orders': {
    screen: (host) => (
      <OrganisationOrderScreen
        {...host}
        query={new URLSearchParams({ id: host.params['id'] ?? '' })}
        paths={{ desk: paths.reviews, order: paths.review, product: (id) => `/products/${id}` }}
      />
    ),
    record: 'getOrganisationOrder',
    position: 'getOrganisationOrderQueuePosition',
    decide: 'handleOrganisationOrder',
    open: { status: 'PENDING' },
    decided: { status: 'REFUSED', version: 2 },
    key: 'x',
    returnsToList: true,
  },
};

const ids = ['a', 'b', 'c', 'd'];

/** Renewals are decided by their bank alone. */
const officer: MockScenarios = {
  getUserInfo: {
    data: { ...(examples.getUserInfo['signedIn'] as UserInfo), roleType: 'FINANCIER' },
  },
};

/** A queue of four records; those that are decided drop out of it. */
function queueOf({ record, position, decide, open, decided }: Desk) {
  const gone = new Set<string>();
  const sample = Object.values(examples[record] ?? {})[0] as object;
  const recordOf = (id: string) => ({
    ...sample,
    ...open,
    ...(gone.has(id) ? decided : {}),
    id,
    orderId: id,
  });
  const scenarios: MockScenarios = {
    [record]: ({ path }: MockRequest) => ({
      data: recordOf(path['id'] ?? ''),
    }),
    [position]: ({ path }: MockRequest) => {
      const id = path['id'] ?? '';
      const listed = ids.filter((one) => !gone.has(one));
      const at = ids.indexOf(id);
      const data: QueuePosition = {
        isListed: !gone.has(id),
        position: gone.has(id) ? null : listed.indexOf(id) + 1,
        total: listed.length,
        previousId: listed.findLast((one) => ids.indexOf(one) < at) ?? null,
        nextId: listed.find((one) => ids.indexOf(one) > at) ?? null,
      };
      return { data };
    },
    [decide]: () => {
      gone.add('b');
      return { data: decide === 'handleOrganisationOrder' ? null : recordOf('b') };
    },
  };
  return { gone, scenarios };
}

const opinion = '材料与申请内容不符';

/** 第 2 笔，共 4 笔; each desk has its own measure word. */
const placed = (n: number, total: number) => new RegExp(`^第 ${n} .，共 ${total} .$`);

describe.each(Object.entries(desks))('the desk of %s', (name, desk) => {
  async function setUp(more: MockScenarios = {}, place = placed(2, 4)) {
    const queue = queueOf(desk);
    const visited: string[] = [];
    function Site() {
      const [id, setId] = useState('b');
      const host = {
        params: { id },
        query: new URLSearchParams(),
        setQuery: () => undefined,
        hrefFor: (to: string) => `#${to}`,
        backTo: (to: string) => to,
        onLogin: () => undefined,
        navigate: (to: string, options?: { readonly replace?: boolean }) => {
          visited.push(`${to}${options?.replace ? ' replaced' : ''}`);
          const next = /^\/desk\/(\w)$/.exec(to)?.[1];
          if (next) setId(next);
        },
      };
      return desk.screen(host);
    }
    const client = createMockClient({ ...officer, ...queue.scenarios, ...more });
    const screen = await render(
      <HuiqiProvider client={client}>
        <ShortcutScope enabled onEnabledChange={() => undefined}>
          <Site />
        </ShortcutScope>
      </HuiqiProvider>,
    );
    await expect.element(screen.getByText(place)).toBeVisible();
    const isReady = () => document.querySelector(`[aria-keyshortcuts="${desk.key}"]`) !== null;
    await expect.poll(isReady).toBe(true);
    const send = async () => {
      await userEvent.keyboard(desk.key);
      const dialog = screen.getByRole('dialog');
      await expect.element(dialog).toBeVisible();
      await dialog.getByRole('textbox').last().fill(opinion);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
    };
    return { ...queue, screen, visited, send };
  }

  test('says 1万+ where nobody has counted further', async () => {
    const far = { isListed: true, position: null, total: 10_000, relation: 'AT_LEAST' };
    const data = { ...far, previousId: 'a', nextId: 'c' };
    await setUp({ [desk.position]: { data } }, /^第 1万\+ .，共 1万\+ .$/);
  });

  test('goes through its queue by keys, and the browser goes back to the list', async () => {
    const { screen, visited } = await setUp();
    await userEvent.keyboard('j');
    await expect.element(screen.getByText(placed(3, 4))).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(screen.getByText(placed(2, 4))).toBeVisible();
    await userEvent.keyboard('u');
    expect(visited).toEqual(['/desk/c replaced', '/desk/b replaced', '/desk?keyword=x']);
    await userEvent.keyboard('?');
    const help = screen.getByRole('dialog', { name: '快捷键' });
    for (const label of [deskQueueCopy.next, deskQueueCopy.previous, deskQueueCopy.opinion])
      await expect.element(help.getByText(label, { exact: true })).toBeVisible();
  });

  test('sends a decision by Ctrl+Enter, and the focus is on the next step', async () => {
    const { screen, visited, send } = await setUp();
    await send();
    if (desk.returnsToList) {
      await expect.poll(() => visited).toEqual(['/desk?keyword=x replaced']);
      return;
    }
    const step = screen.getByRole('link', { name: deskQueueCopy.nextStep });
    await expect.element(step).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(placed(2, 3))).toBeVisible();
    expect(visited).toEqual(['/desk/c replaced']);
  });

  test('says what others decided meanwhile, and skips it', async () => {
    const { screen, gone, send, visited } = await setUp();
    gone.add('c');
    await send();
    if (desk.returnsToList) return;
    const step = screen.getByRole('link', { name: deskQueueCopy.nextStep });
    await expect.element(step).toHaveAttribute('href', '#/desk/d');
    await expect.element(screen.getByText(/已由他人处理/)).toBeVisible();
    await userEvent.keyboard('j');
    expect(visited).toEqual(['/desk/d replaced']);
  });

  test('keeps what was typed when another was faster', async () => {
    const { screen, send } = await setUp({ [desk.decide]: { code: '100409' } });
    await send();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('alert').first()).toBeVisible();
    await expect.element(dialog.getByRole('textbox').last()).toHaveValue(opinion);
  });

  test('opens the next record at once if its user has chosen so', async () => {
    const { screen, send, visited } = await setUp();
    await screen.getByRole('checkbox', { name: deskQueueCopy.atOnce }).click();
    await send();
    await expect.element(screen.getByText(placed(2, 3))).toBeVisible();
    expect(visited, name).toEqual(['/desk/c replaced']);
    await screen.getByRole('checkbox', { name: deskQueueCopy.atOnce }).click();
  });
});
