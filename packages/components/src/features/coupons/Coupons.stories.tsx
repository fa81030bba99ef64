import type { TicketApplicationPage, TicketDetail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { couponsCopy } from './copy.js';
import { CouponAnnouncement } from './published/CouponAnnouncement.js';
import { PublishedTickets } from './published/PublishedTickets.js';
import { TicketApplicationDetail } from './tickets/TicketApplicationDetail.js';
import { TicketApplicationList } from './tickets/TicketApplicationList.js';
import { TicketList } from './tickets/TicketList.js';
import { UseTicketDialog } from './tickets/UseTicketDialog.js';

const meta = { title: 'coupons/Coupons' } satisfies Meta;
export default meta;

const link = (name: string) => ({ href: `#${name}` });

const announcement = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <CouponAnnouncement apply={link('apply')} published={link('published')} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Announcement = announcement(mockScenarios.ready, '50,000.00');
export const AnnouncementLoading = announcement(mockScenarios.hanging, '正在加载');
export const AnnouncementError = announcement(mockScenarios.serverError, /系统繁忙/);
export const NoBatchOpen = announcement(
  { ...mockScenarios.ready, listTicketBatches: { data: [] } },
  new RegExp(couponsCopy.noBatch),
);

const published = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <PublishedTickets announcement={link('announcement')} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Published = published(mockScenarios.ready, '15,000.00');
export const PublishedEmpty = published(mockScenarios.empty, couponsCopy.publishedEmpty);
export const PublishedLoading = published(mockScenarios.hanging, '正在加载');
/** No sample rows replace those that could not be loaded. */
export const PublishedError = published(mockScenarios.serverError, /系统繁忙/);

const { ticket } = examples.getTicket['default'] as TicketDetail;
const tickets = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <TicketList
        hrefForFilters={({ status = 'UNUSED' }) => `#tab-${status}`}
        applicationLink={link}
        applications={link('applications')}
        apply={link('apply')}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Tickets = tickets(mockScenarios.ready, '15,000.00');
/** The page stayed open beyond the last day. */
export const TicketsOverNight: StoryObj = {
  ...tickets(
    {
      listTickets: {
        data: {
          content: ticket ? [{ ...ticket, expiresOn: '2026-01-01' }] : [],
          page: { index: 1, size: 10, total: 1 },
        },
      },
    },
    '15,000.00',
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('15,000.00');
    await expect(canvas.queryByText(/还剩|今天到期/)).toBeNull();
  },
};
export const TicketsEmpty = tickets(mockScenarios.empty, couponsCopy.ticketEmptyLine);
export const TicketsLoading = tickets(mockScenarios.hanging, '正在加载');
export const TicketsError = tickets(mockScenarios.serverError, /系统繁忙/);

const onUse = fn();

/** Using a ticket cannot be undone: the dialog asks first and shows its value. */
export const Use: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.ready)}>
      {ticket && (
        <UseTicketDialog ticket={ticket} busy={false} error={null} onUse={onUse} onClose={fn()} />
      )}
    </HuiqiProvider>
  ),
  play: async ({ canvasElement }) => {
    onUse.mockClear();
    const dialog = within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);
    await userEvent.click(dialog.getByRole('button', { name: '确认使用 15,000.00元' }));
    await expect(onUse).toHaveBeenCalledOnce();
  },
};

const applications = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <TicketApplicationList
        applicationLink={link}
        tickets={link('tickets')}
        apply={link('apply')}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Applications = applications(mockScenarios.ready, '35,000.00');
const { content, ...rest } = examples.listTicketApplications['default'] as TicketApplicationPage;
const refused = content.map((row) => ({ ...row, auditState: 'REJECTED' as const }));
/** What was refused has no discount. */
export const ApplicationsRejected = applications(
  { listTicketApplications: { data: { ...rest, content: refused } } },
  '--',
);
export const ApplicationsEmpty = applications(mockScenarios.empty, couponsCopy.applicationEmpty);
export const ApplicationsLoading = applications(mockScenarios.hanging, '正在加载');
export const ApplicationsError = applications(mockScenarios.serverError, /系统繁忙/);

const application = examples.getTicket['default'] as TicketDetail;
const detail = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <TicketApplicationDetail
        applicationId="3001"
        back={{ label: couponsCopy.backToList, href: '#list' }}
        correct={link('correct')}
        apply={link('apply')}
        tickets={link('tickets')}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const changed = (change: Partial<TicketDetail>): MockScenarios => ({
  getTicket: { data: { ...application, ticket: null, approvedAmount: null, ...change } },
});

export const Passed = detail(mockScenarios.ready, '35,000.00');
/** What was used is not to be used in time. */
export const Used: StoryObj = {
  ...detail(
    { getTicket: { data: { ...application, ticket: ticket && { ...ticket, status: 'USED' } } } },
    couponsCopy.used,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(couponsCopy.used)).toBeVisible();
    await expect(canvas.queryByText(couponsCopy.ticketFrom)).toBeNull();
  },
};
export const Waiting = detail(changed({ auditState: 'PENDING' }), couponsCopy.waitLine);
export const Returned = detail(
  changed({ auditState: 'RETURNED', remark: '请补充盖章页' }),
  couponsCopy.correct,
);
/** What was refused has no discount. */
export const Rejected: StoryObj = {
  ...detail(changed({ auditState: 'REJECTED', remark: '不属于支持范围' }), couponsCopy.applyAgain),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(couponsCopy.applyAgain)).toBeVisible();
    await expect(canvas.queryByText(couponsCopy.preferential)).toBeNull();
  },
};
export const Missing = detail({ getTicket: { code: '100404' } }, /不存在|获取信息失败/);
