import type { CompanyMember } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { CompanyMembersDialog } from './CompanyMembersDialog.js';
import { companyMembersCopy } from './copy.js';

const meta = { title: 'companies/CompanyMembers' } satisfies Meta;
export default meta;

const { content } = examples.listCompanyMembers['default'] as { content: CompanyMember[] };
const [self, other] = content as [CompanyMember, CompanyMember];
const of = (members: readonly CompanyMember[], total = members.length): MockScenarios => ({
  listCompanyMembers: { data: { content: [...members], page: { index: 1, size: 10, total } } },
});
const company = { nsrsbh: '91500231MA5U0000X1', qymc: '重庆明月食品有限公司' };

const dialogOf = (element: HTMLElement) =>
  within(element.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <CompanyMembersDialog company={company} onClose={() => undefined} />
    </HuiqiProvider>
  ),
  play: async ({ canvasElement }) => void (await dialogOf(canvasElement).findAllByText(words)),
});

const several = of(
  [
    self,
    other,
    { ...other, id: '3', name: null, phone: null, authorized: true },
    { ...other, id: '4', name: '欧****', objected: true },
  ],
  24,
);

export const Members = story(several, companyMembersCopy.waiting);
export const Alone = story(of([self]), companyMembersCopy.alone);
export const Loading = story(mockScenarios.hanging, '正在加载');
export const Failed = story(mockScenarios.serverError, /系统繁忙/);

const openForm = async (element: HTMLElement) => {
  const dialog = dialogOf(element);
  await userEvent.click(await dialog.findByRole('button', { name: /^提出异议：李/ }));
  return dialog;
};

export const Objection: StoryObj = {
  ...story(of([self, other]), ''),
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /异议理由/ })).toHaveFocus());
  },
};

export const ObjectionTooShort: StoryObj = {
  ...story(of([self, other]), ''),
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: companyMembersCopy.submit }));
    await expect(dialog.getByText('请填写异议理由，至少5个字')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveFocus();
  },
};

export const ObjectionRefused: StoryObj = {
  ...story({ ...of([self, other]), objectToCompanyMember: { code: '100409' } }, ''),
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await userEvent.type(dialog.getByRole('textbox'), '该用户不是本单位员工');
    await userEvent.click(dialog.getByRole('button', { name: companyMembersCopy.submit }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
