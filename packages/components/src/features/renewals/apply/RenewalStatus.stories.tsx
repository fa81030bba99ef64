import type { RenewalAcceptStatus, RenewalAudit, RenewalOrder } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { renewalsCopy } from '../copy.js';
import { RenewalStatus } from './RenewalStatus.js';

const meta = { title: 'renewals/RenewalStatus' } satisfies Meta;
export default meta;

const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <RenewalStatus
        renewalId="500002"
        renewal={{ href: '#renewal' }}
        renewals={{ href: '#renewals' }}
        banks={{ href: '#banks' }}
        applyLink={(bankId) => ({ href: `#apply-${bankId}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const renewal = examples.getRenewalDetail['default'] as RenewalOrder;
const audit = renewal.renewOrderAuditResponse as RenewalAudit;
const ofState = (
  acceptStatus: RenewalAcceptStatus,
  renewOrderAuditResponse: RenewalAudit | null,
  words: string | RegExp,
) =>
  story(
    { getRenewalDetail: { data: { ...renewal, acceptStatus, renewOrderAuditResponse } } },
    words,
  );

export const Submitted = ofState('ACCEPT_SUCCESS', null, renewalsCopy.doneTitle);
export const Granted = ofState('APPROVAL_SUCCESS', audit, renewalsCopy.grantedTitle);
export const Refused = ofState(
  'APPROVAL_FAIL',
  { ...audit, renewQuota: null, remark: '近一年经营流水下降，未达到续贷条件' },
  renewalsCopy.refusedTitle,
);
export const RefusedWithoutReason = ofState(
  'APPROVAL_FAIL',
  { ...audit, renewQuota: null, remark: null },
  new RegExp(renewalsCopy.noReason),
);
export const UnknownState = ofState('LATER' as RenewalAcceptStatus, null, renewalsCopy.doneTitle);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getRenewalDetail: { code: '100404' } }, /获取续贷详情失败/);
