import type { StaffRenewal, RoleType, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showNumbers } from '../../../patterns/StaffDesk/showNumbers.fixture.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { AnswerDialog, type AnswerDialogProps } from './AnswerDialog.js';
import { staffRenewalsCopy } from './copy.js';
import { StaffRenewalDetail } from './StaffRenewalDetail.js';
import { StaffRenewalList } from './StaffRenewalList.js';

const meta = { title: 'renewals/StaffRenewals' } satisfies Meta;
export default meta;

const list = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <StaffRenewalList
        hrefForFilters={({ acceptStatus = 'all' }) => `#tab-${acceptStatus}`}
        renewalLink={(id) => ({ href: `#renewal-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const List = list(mockScenarios.ready, /渝快续贷/);
export const ListEmpty = list(mockScenarios.empty, staffRenewalsCopy.emptyTitle);
export const ListLoading = list(mockScenarios.hanging, '正在加载');
export const ListError = list(mockScenarios.serverError, /系统繁忙/);

const renewal = examples.getStaffRenewal['default'] as StaffRenewal;
const user = examples.getUserInfo['default'] as UserInfo;
const waiting: StaffRenewal = {
  ...renewal,
  acceptStatus: 'ACCEPT_SUCCESS',
  renewOrderAuditResponse: null,
  correctable: false,
};
const as = (roleType: RoleType, data: StaffRenewal): MockScenarios => ({
  getUserInfo: { data: { ...user, roleType } },
  getStaffRenewal: { data },
});
const detail = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <StaffRenewalDetail renewalId="500002" back={{ label: '续贷审核', href: '#desk' }} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const OfTheBank: StoryObj = {
  ...detail(as('FINANCIER', waiting), staffRenewalsCopy.grant),
  play: showNumbers(staffRenewalsCopy.grant),
};
export const OfThePlatform = detail(as('ADMIN', waiting), staffRenewalsCopy.notYours);
export const Decided = detail(as('FINANCIER', renewal), /80万元/);
const corrected = examples.proposeRenewalCorrection['default'] as StaffRenewal;
const others = corrected.correction && { ...corrected.correction, mine: false };
/** Another person proposed a correction; its proposer can only withdraw it. */
export const CorrectionToConfirm = detail(
  as('FINANCIER', { ...corrected, correction: others }),
  '确认更正',
);
export const CorrectionOfMine = detail(as('FINANCIER', corrected), '撤回更正');
export const DecisionToTakeBack = detail(
  as('ADMIN', { ...corrected, correction: others && { ...others, figures: null } }),
  staffRenewalsCopy.voided,
);
export const Missing = detail({ getStaffRenewal: { code: '100404' } }, /获取续贷详情失败/);

const onAnswer = fn();
const onCorrect = fn();
const dialog = (
  kind: AnswerDialogProps['kind'],
  error: unknown = null,
  audit: StaffRenewal['renewOrderAuditResponse'] = null,
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <AnswerDialog
        renewal={{
          id: '1',
          renewAmount: '80',
          renewDeadline: 12,
          renewLimits: { minRate: '3.45', maxRate: '4.35', maxTerm: 36 },
          renewOrderAuditResponse: audit,
        }}
        kind={kind}
        busy={false}
        error={error}
        fieldErrors={{}}
        onAnswer={onAnswer}
        onCorrect={onCorrect}
        onClose={() => undefined}
      />
    </HuiqiProvider>
  ),
});
const inDialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);

export const Grant: StoryObj = {
  ...dialog('grant'),
  play: async ({ canvasElement }) => {
    onAnswer.mockClear();
    const shown = inDialog(canvasElement);
    const quota = shown.getByRole('textbox', { name: /续贷额度/ });
    await userEvent.clear(quota);
    await userEvent.type(quota, '80.5');
    await userEvent.click(shown.getByRole('button', { name: /通过续贷/ }));
    await expect(shown.getByRole('alert')).toHaveTextContent('请输入利率');
    await userEvent.type(shown.getByRole('textbox', { name: /^利率/ }), '3.85');
    await userEvent.click(shown.getByRole('button', { name: /通过续贷/ }));
    await expect(shown.getByRole('alert')).toHaveTextContent('续贷额度不能高于申请金额80万元');
    await userEvent.clear(quota);
    await userEvent.type(quota, '75');
    await userEvent.click(shown.getByRole('button', { name: '通过续贷 75万元' }));
    await expect(onAnswer).toHaveBeenCalledWith({
      acceptStatus: 'APPROVAL_SUCCESS',
      renewQuota: '75',
      interestRateType: 'YEAR',
      interestRate: '3.85',
      renewTerm: 12,
    });
  },
};
export const Refuse: StoryObj = {
  ...dialog('refuse'),
  play: async ({ canvasElement }) => {
    onAnswer.mockClear();
    const shown = inDialog(canvasElement);
    await userEvent.click(shown.getByRole('button', { name: staffRenewalsCopy.refuse }));
    await expect(shown.getByRole('alert')).toHaveTextContent('请填写不通过的原因');
    await userEvent.type(shown.getByRole('textbox'), '经营流水不足');
    await userEvent.click(shown.getByRole('button', { name: staffRenewalsCopy.refuse }));
    await expect(onAnswer).toHaveBeenCalledWith({
      acceptStatus: 'APPROVAL_FAIL',
      remark: '经营流水不足',
    });
  },
};
export const Failed = dialog('grant', new Error('conflict'));

/** The fields start with the granted figures. */
export const Correct: StoryObj = {
  ...dialog('correct', null, renewal.renewOrderAuditResponse),
  play: async ({ canvasElement }) => {
    onCorrect.mockClear();
    const shown = inDialog(canvasElement);
    const quota = shown.getByRole('textbox', { name: /续贷额度/ });
    await userEvent.clear(quota);
    await userEvent.type(quota, '8');
    await userEvent.type(shown.getByRole('textbox', { name: /更正原因/ }), '多录了一个零');
    await userEvent.click(shown.getByRole('button', { name: '提交更正' }));
    await expect(onCorrect).toHaveBeenCalledWith({
      figures: {
        renewQuota: '8',
        interestRateType: 'YEAR',
        interestRate: '3.85',
        renewTerm: 12,
        remark: null,
      },
      reason: '多录了一个零',
    });
  },
};

/** A refusal has no figures, so it can only be voided. */
export const CorrectRefusal: StoryObj = {
  ...dialog('correct'),
  play: async ({ canvasElement }) => {
    onCorrect.mockClear();
    const shown = inDialog(canvasElement);
    await expect(shown.queryByRole('textbox', { name: /续贷额度/ })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: '提交更正' }));
    await expect(onCorrect).not.toHaveBeenCalled();
    await userEvent.type(shown.getByRole('textbox', { name: /更正原因/ }), '误操作');
    await userEvent.click(shown.getByRole('button', { name: '提交更正' }));
    await expect(onCorrect).toHaveBeenCalledWith({ figures: null, reason: '误操作' });
  },
};
