import type { RenewalAcceptStatus, RenewalAudit, RenewalOrder } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { renewalsCopy } from '../copy.js';
import { RenewalDetail } from './RenewalDetail.js';

const meta = { title: 'renewals/RenewalDetail' } satisfies Meta;
export default meta;

const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <RenewalDetail
        renewalId="500002"
        back={{ label: '我的续贷', href: '#renewals' }}
        banks={{ href: '#banks' }}
        applyLink={(bankId) => ({ href: `#apply-${bankId}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const renewal = examples.getRenewalDetail['default'] as RenewalOrder;
const audit = renewal.renewOrderAuditResponse as RenewalAudit;
const shown = { label: /^(受理状态|原因|续贷额度|年利率|期限)$/ };

/** A state with the bank's decision columns it shows (spec 1 §4). */
const ofState = (
  acceptStatus: RenewalAcceptStatus,
  columns: readonly string[],
  rest: Partial<RenewalOrder> = {},
): StoryObj => ({
  ...story({ getRenewalDetail: { data: { ...renewal, acceptStatus, ...rest } } }, /采购原料/),
  play: async ({ canvas }) => {
    await canvas.findByText(/采购原料/);
    const terms = canvas.queryAllByText(shown.label).map(({ textContent }) => textContent);
    await expect(terms).toEqual(columns);
  },
});

export const Waiting = ofState('ACCEPT_SUCCESS', ['受理状态'], { renewOrderAuditResponse: null });
export const Granted = ofState('APPROVAL_SUCCESS', ['受理状态', '续贷额度', '年利率', '期限']);
export const GrantedWithANote: StoryObj = story(
  {
    getRenewalDetail: {
      data: {
        ...renewal,
        renewOrderAuditResponse: { ...audit, remark: '请携带营业执照到网点签约' },
      },
    },
  },
  '请携带营业执照到网点签约',
);
export const Refused = ofState('APPROVAL_FAIL', ['受理状态', '原因'], {
  renewOrderAuditResponse: {
    ...audit,
    renewQuota: null,
    interestRateType: null,
    interestRate: null,
    renewTerm: null,
    remark: '近一年经营流水下降，未达到续贷条件',
  },
});
export const UnknownState = ofState('LATER' as RenewalAcceptStatus, []);
export const OfAPerson = ofState('ACCEPT_SUCCESS', ['受理状态'], {
  renewType: 'PERSONAL',
  companyInfo: null,
  personInfo: { applyName: '周明', applyPhone: '138****0001', idcard: '500231********001X' },
  renewOrderAuditResponse: null,
});
/** Without a term in the response, it is the one applied for. */
export const WithoutTerm = ofState('APPROVAL_SUCCESS', ['受理状态', '续贷额度', '年利率', '期限'], {
  renewOrderAuditResponse: { ...audit, renewTerm: null },
  renewDeadline: 18,
});
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getRenewalDetail: { code: '100404' } }, /获取续贷详情失败/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

export const WayOnAfterARefusal: StoryObj = {
  ...Refused,
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('link', { name: renewalsCopy.renewAgain });
    await expect(again).toHaveAttribute('href', '#apply-1');
    await expect(canvas.getByRole('link', { name: renewalsCopy.otherBanks })).toBeVisible();
  },
};
