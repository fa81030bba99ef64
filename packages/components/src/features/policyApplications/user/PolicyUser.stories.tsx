import {
  PolicyApplicationStateLabels,
  PolicyApplicationStateValues,
  type PolicyApplicationRow,
} from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { PolicyUserList, type PolicyUserListProps } from './PolicyUserList.js';
import { policyUserCopy } from './copy.js';

const meta = { title: 'policyApplications/PolicyUserList' } satisfies Meta;
export default meta;

const story = (
  scenarios: MockScenarios,
  words: string | RegExp,
  filters?: PolicyUserListProps['filters'],
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <PolicyUserList
        {...(filters ? { filters } : {})}
        hrefForFilters={({ type = 'all' }) => `#tab-${type}`}
        applicationLink={(id) => ({ href: `#application-${id}` })}
        resubmitLink={(id) => ({ href: `#resubmit-${id}` })}
        draftLink={(id) => ({ href: `#draft-${id}` })}
        policies={{ href: '#policies' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const { content } = examples.listPolicyApplications['default'] as {
  content: PolicyApplicationRow[];
};
const rows = content.flatMap((row) =>
  PolicyApplicationStateValues.map((auditState, at): PolicyApplicationRow => ({
    ...row,
    id: String(at),
    auditState,
  })),
);

/** A withdrawn policy refuses corrections (spec 2 §8). */
export const ReturnedOfAWithdrawnPolicy: StoryObj = {
  ...story(
    {
      listPolicyApplications: {
        data: {
          content: rows
            .filter(({ auditState }) => auditState === 'RETURNED')
            .map((row) => ({ ...row, validity: false })),
          page: { index: 1, size: 10, total: 1 },
        },
      },
    },
    /技术改造/,
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(PolicyApplicationStateLabels.RETURNED);
    await expect(canvas.queryByRole('link', { name: /^补正材料/ })).toBeNull();
  },
};

/** Every state; only a returned declaration requires an action. */
export const EveryState: StoryObj = {
  ...story(
    { listPolicyApplications: { data: { content: rows, page: { index: 1, size: 10, total: 5 } } } },
    /技术改造/,
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    for (const label of Object.values(PolicyApplicationStateLabels))
      await expect(table).toHaveTextContent(label);
    const ways = within(table).getAllByRole('link', { name: /^补正材料/ });
    await expect(ways).toHaveLength(1);
    await expect(ways[0]).toHaveAttribute(
      'href',
      `#resubmit-${PolicyApplicationStateValues.indexOf('RETURNED')}`,
    );
    const drafts = await canvas.findByRole('link', { name: /^草稿箱\s*1$/ });
    await expect(drafts).toHaveAttribute('href', '#tab-draft');
  },
};
export const Loading = story(mockScenarios.hanging, '正在加载');
export const Empty: StoryObj = {
  ...story(mockScenarios.empty, policyUserCopy.applicationsEmpty),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: policyUserCopy.toPolicies });
    await expect(first).toHaveAttribute('href', '#policies');
  },
};
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

const drafts = { type: 'draft' } as const;
export const Drafts = story(mockScenarios.ready, policyUserCopy.continue, drafts);
export const DraftsEmpty = story(mockScenarios.empty, policyUserCopy.draftsEmpty, drafts);
export const DraftOfAnEndedPolicy = story(
  {
    listPolicyDrafts: {
      data: {
        content: content.map((row) => ({ ...row, auditState: null, validity: false })),
        page: { index: 1, size: 10, total: 1 },
      },
    },
  },
  policyUserCopy.ended,
  drafts,
);

/** Deleting asks first and names the draft; the focus is not lost with its button. */
export const DraftDeleted: StoryObj = {
  ...Drafts,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^删除草稿：/ }));
    const dialog = within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);
    await expect(dialog.getByText(/支持中小企业技术改造补助/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: policyUserCopy.removeOk }));
    // As spec 2 §8 words it.
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: policyUserCopy.title })).toHaveFocus(),
    );
  },
};

/** A refused deletion keeps the dialog open and says why. */
export const DraftDeletionFailed: StoryObj = {
  ...story({ deleteDraft: { code: '100500' } }, policyUserCopy.continue, drafts),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^删除草稿：/ }));
    const dialog = within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);
    await userEvent.click(dialog.getByRole('button', { name: policyUserCopy.removeOk }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
