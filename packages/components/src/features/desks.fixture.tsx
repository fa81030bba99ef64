import type { OperationId, QueuePosition, UserInfo } from '@huiqi/sdk';
import {
  createMockClient,
  examples,
  type MockRequest,
  type MockResponse,
  type MockScenarios,
} from '@huiqi/sdk/testing';
import { useState, type ReactElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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

export interface Desk {
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
  /** The keys of all decisions on this record. */
  readonly keys: readonly string[];
  /** It goes back one page, here to the list, unless its user chose otherwise (spec 2 §2). */
  readonly returnsToList?: boolean;
}

const paths = {
  reviews: () => '/desk?keyword=x',
  review: (id: string) => `/desk/${id}`,
};

export const desks: Readonly<Record<string, Desk>> = {
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
    keys: ['a', 'x'],
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
    keys: ['a', 'x'],
  },
  declarations: {
    screen: (host) => <PolicyReviewScreen {...host} paths={paths} />,
    record: 'getPolicyReview',
    position: 'getPolicyReviewQueuePosition',
    decide: 'decidePolicyApplication',
    open: {},
    decided: { auditState: 'REJECTED', choices: [], version: 2 },
    key: 'x',
    keys: ['a', 'b', 'x'],
  },
  coupons: {
    screen: (host) => <CouponReviewScreen {...host} paths={paths} />,
    record: 'getTicketReview',
    position: 'getTicketReviewQueuePosition',
    decide: 'reviewTicket',
    open: { auditState: 'PENDING' },
    decided: { auditState: 'REJECTED', version: 2 },
    key: 'x',
    keys: ['a', 'b', 'x'],
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
    keys: ['m', 'v', 'z'],
  },
  'service reviews': {
    screen: (host) => <ServiceReviewScreen {...host} paths={paths} />,
    record: 'getServiceReview',
    position: 'getServiceReviewQueuePosition',
    decide: 'decideServiceReview',
    open: { auditStatus: 'PENDING' },
    decided: { auditStatus: 'NOT_PASSED', version: 2 },
    key: 'x',
    keys: ['a', 'x'],
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
    keys: ['a', 'x'],
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
function queueOf(
  { record, position, decide, open, decided }: Desk,
  onSend: (request: MockRequest) => MockResponse | undefined = () => undefined,
) {
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
      let previousId: string | null = null;
      for (const one of listed) if (ids.indexOf(one) < at) previousId = one;
      const data: QueuePosition = {
        isListed: !gone.has(id),
        position: gone.has(id) ? null : listed.indexOf(id) + 1,
        total: listed.length,
        previousId,
        nextId: listed.find((one) => ids.indexOf(one) > at) ?? null,
      };
      return { data };
    },
    [decide]: (request: MockRequest) => {
      const other = onSend(request);
      if (other) return other;
      gone.add('b');
      return { data: decide === 'handleOrganisationOrder' ? null : recordOf('b') };
    },
  };
  return { gone, scenarios };
}

export const opinion = '材料与申请内容不符';

/** 第 2 笔，共 4 笔; each desk has its own measure word. */
export const placed = (n: number, total: number) => new RegExp(`^第 ${n} .，共 ${total} .$`);

/** Opens the second of four records on a desk. `more` are responses of the server besides. */
export async function openDesk(
  desk: Desk,
  more: MockScenarios = {},
  place = placed(2, 4),
  onSend?: (request: MockRequest) => MockResponse | undefined,
) {
  const queue = queueOf(desk, onSend);
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
  const reads = () =>
    client.transport.requests.filter(({ operationId }) => operationId === desk.record).length;
  return { ...queue, screen, visited, send, reads };
}
