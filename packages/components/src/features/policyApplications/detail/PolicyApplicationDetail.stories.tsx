import {
  PolicyApplicationEventLabels,
  PolicyApplicationStateLabels,
  type PolicyApplicationDetail as PolicyApplicationData,
  type PolicyApplicationState,
} from '@huiqi/sdk';
import { messages } from '@huiqi/sdk/domain';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { PolicyApplicationDetail } from './PolicyApplicationDetail.js';
import { policyUserCopy } from '../user/copy.js';

const meta = { title: 'policyApplications/PolicyApplicationDetail' } satisfies Meta;
export default meta;

const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <PolicyApplicationDetail
        applicationId="6001"
        back={{ label: policyUserCopy.title, href: '#applications' }}
        resubmit={{ href: '#resubmit' }}
        policies={{ href: '#policies' }}
        policyLink={(id) => ({ href: `#policy-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const application = examples.getPolicyApplication['default'] as PolicyApplicationData;

/** A state, and its link. */
const ofState = (
  auditState: PolicyApplicationState,
  way: string,
  rest: Partial<PolicyApplicationData> = {},
): StoryObj => ({
  ...story(
    { getPolicyApplication: { data: { ...application, auditState, ...rest } } },
    PolicyApplicationStateLabels[auditState],
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(PolicyApplicationStateLabels[auditState]);
    const aside = canvas.getByRole('complementary', { name: policyUserCopy.nextStep });
    await expect(within(aside).getAllByRole('link')[0]).toHaveAttribute('href', way);
  },
});

export const Pending = ofState('PENDING', '#policy-5001');
export const Passed = ofState('PASSED', '#policy-5001');
export const Rejected = ofState('REJECTED', '#policies');
/** A withdrawn policy refuses corrections (spec 2 §8). */
export const ReturnedOfAWithdrawnPolicy = ofState('RETURNED', '#policies', { validity: false });
export const Redeemed = ofState('REDEEMED', '#policy-5001', {
  redemption: { amount: '18.5', redeemedTs: '2026-11-21T08:30:00.000Z' },
});

/** Initially only the newest record is shown (spec 2 §4). */
export const Returned: StoryObj = {
  ...ofState('RETURNED', '#resubmit'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: policyUserCopy.supplement }),
    ).toHaveAttribute('href', '#resubmit');
    const records = within(canvas.getByRole('region', { name: policyUserCopy.audits }));
    await expect(records.getByText(/申请表缺少盖章页/)).toBeVisible();
    const submitted = PolicyApplicationEventLabels.SUBMIT;
    await expect(records.queryByText(submitted)).toBeNull();
    const more = records.getByRole('button', { expanded: false });
    await userEvent.click(more);
    await expect(records.getByText(submitted)).toBeVisible();
    await userEvent.click(records.getByRole('button', { expanded: true }));
    await expect(records.queryByText(submitted)).toBeNull();
  },
};

/** Missing materials are marked as such, and so is a missing template (spec 2 §5). */
export const WithoutFiles: StoryObj = {
  ...story(
    {
      getPolicyApplication: {
        data: {
          ...application,
          basicInfos: application.basicInfos.map((slot) => ({
            ...slot,
            url: '',
            fileName: '',
            type: null,
            status: 'WAIT_UPLOADDING' as const,
          })),
        },
      },
    },
    policyUserCopy.notUploaded,
  ),
  play: async ({ canvas }) => {
    const files = within(await canvas.findByRole('table', { name: policyUserCopy.basicFiles }));
    await expect(files.getByText(policyUserCopy.notUploaded)).toBeVisible();
    await userEvent.click(files.getByRole('button', { name: /^下载模板/ }));
    await expect(await canvas.findByText(messages.templateMissing)).toBeVisible();
  },
};
export const FileGone: StoryObj = {
  ...story({ openFile: { code: '100404' } }, policyUserCopy.basicFiles),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下载营业执照.pdf' }));
    await expect(
      (await canvas.findAllByRole('alert')).map((one) => one.textContent).join(),
    ).not.toBe('');
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getPolicyApplication: { code: '100404' } }, /不存在|失败/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
