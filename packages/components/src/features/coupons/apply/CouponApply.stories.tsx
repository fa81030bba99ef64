import type { TicketDetail } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { actingCompanyCopy } from '../../companies/acting/copy.js';
import { provedCompany, unprovedCompany } from '../../companies/storyCompanies.fixture.js';
import { isBetween } from '../../../patterns/page/isBetween.fixture.js';
import { couponsCopy } from '../copy.js';
import { CouponApply } from './CouponApply.js';

const meta = { title: 'coupons/CouponApply' } satisfies Meta;
export default meta;

const onSubmitted = fn();

const draw = (scenarios: MockScenarios, applicationId?: string) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <CouponApply
      applicationId={applicationId}
      back={{ label: couponsCopy.back, href: '#announcement' }}
      companies={{ href: '#companies' }}
      onSubmitted={onSubmitted}
    />
  </HuiqiProvider>
);
const form = (
  scenarios: MockScenarios,
  play: StoryObj['play'],
  applicationId?: string,
): StoryObj => ({ render: () => draw(scenarios, applicationId), ...(play && { play }) });

/** Returns different discounts in succession, as when it changes while the form is filled in. */
function changingDiscount(): MockScenarios {
  let asked = 0;
  return {
    getTicketDiscount: () => {
      asked += 1;
      return { data: { discountRate: asked === 1 ? '30' : '20', maxAmount: '50000.00' } };
    },
    applyForTicket: ({ body }) =>
      (body as { discountRate?: string } | undefined)?.discountRate === '20'
        ? { data: { id: '3009' } }
        : { code: '794233' },
  };
}

const returned: TicketDetail = {
  ...(examples.getTicket['default'] as TicketDetail),
  auditState: 'RETURNED',
  remark: '请补充盖章页',
  approvedAmount: null,
  ticket: null,
};

/** The amount is computed on input; missing fields are listed at once, with links to them. */
export const Empty = form({}, async ({ canvas }) => {
  const amount = await canvas.findByRole('textbox', { name: /合同金额/ });
  await userEvent.type(amount, '50000.55');
  await canvas.findByText('35,000.39');
  await userEvent.click(canvas.getByRole('button', { name: couponsCopy.submit }));
  await canvas.findAllByText('请上传服务合同');
  await userEvent.clear(amount);
  await userEvent.type(amount, '900000');
  // 30 % of it exceeds the batch's maximum ticket.
  await canvas.findByText('850,000.00');
});

/** 794233: the new discount is shown before anything is submitted with it. */
export const DiscountChanged = form(
  { getTicket: { data: returned }, ...changingDiscount() },
  async ({ canvas }) => {
    onSubmitted.mockClear();
    const submit = await canvas.findByRole('button', { name: couponsCopy.submit });
    // The result is not known at first.
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await canvas.findByText(couponsCopy.changedTitle);
    await canvas.findByText('40,000.00');
    await expect(onSubmitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '按20.00%的比例提交' }));
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith('3009'));
  },
  '3001',
);

/** The reason of a failed submission is shown above the button. */
export const SubmitFailed = form(
  { getTicket: { data: returned }, applyForTicket: { code: '100500' } },
  async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: couponsCopy.submit });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    const alert = await canvas.findByRole('alert');
    await expect(isBetween(canvas.getByLabelText(/联系电话/), alert, submit)).toBe(true);
  },
  '3001',
);

/** The discount could not be loaded: the button loads it again instead of doing nothing. */
export const DiscountFailed: StoryObj = {
  render() {
    let asked = 0;
    const { getTicketDiscount: _first, ...scenarios } = changingDiscount();
    return draw(
      {
        ...scenarios,
        getTicket: { data: returned },
        getTicketDiscount: () => {
          asked += 1;
          return asked === 1 ? { code: '100500' } : { data: { discountRate: '20' } };
        },
      },
      '3001',
    );
  },
  play: async ({ canvas }) => {
    onSubmitted.mockClear();
    await canvas.findByRole('alert');
    const submit = canvas.getByRole('button', { name: couponsCopy.submit });
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(submit);
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith('3009'));
  },
};

export const Correct = form(
  { getTicket: { data: returned } },
  async ({ canvas }) => void (await canvas.findByText('退回原因：请补充盖章页')),
  '3001',
);

export const NoBatchOpen = form(
  { getTicketDiscount: { code: '100409', message: '当前没有开放申领的惠企券批次，请留意公告' } },
  async ({ canvas }) => void (await canvas.findByText(/当前没有开放申领/)),
);

/** An open application is reported as soon as the company is selected, not after filling in the form. */
export const OpenAlready = form(
  { getTicketDiscount: { data: { discountRate: '30', hasOpenApplication: true } } },
  async ({ canvas }) => {
    await expect(await canvas.findByText(couponsCopy.openAlready)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: couponsCopy.applyCompany })).toBeInvalid();
  },
);

const asked = fn(() => ({ data: { discountRate: '30', maxAmount: '50000.00' } }));

/** The discount of an unproved company is not requested, and nothing is sent on its behalf. */
export const OnlyUnproved = form(
  { listCompaniesInRegion: { data: [unprovedCompany] }, getTicketDiscount: asked },
  async ({ canvas }) => {
    asked.mockClear();
    await expect(await canvas.findByText(/“重庆清泉商贸有限公司”待授权/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: couponsCopy.submit }));
    await expect(await canvas.findByRole('link', { name: /尚未授权/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: actingCompanyCopy.authorise })).toBeEnabled();
    await expect(asked).not.toHaveBeenCalled();
  },
);

export const CurrentCompanyUnproved = form(
  { listCompaniesInRegion: { data: [unprovedCompany, provedCompany] } },
  async ({ canvas }) => {
    const company = await canvas.findByRole('combobox', { name: couponsCopy.applyCompany });
    await expect(company).toHaveValue(provedCompany.nsrsbh);
    await canvas.findByRole('option', { name: `${unprovedCompany.qymc}（待授权）` });
  },
);

export const NoCompany = form(
  { listCompaniesInRegion: { data: [] } },
  async ({ canvas }) => void (await canvas.findByText(couponsCopy.noCompany)),
);
