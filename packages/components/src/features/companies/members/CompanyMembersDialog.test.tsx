import type { CompanyMember } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { CompanyMembersDialog } from './CompanyMembersDialog.js';
import { companyMembersCopy as copy } from './copy.js';

const { content } = examples.listCompanyMembers['default'] as { content: CompanyMember[] };
const company = { nsrsbh: '91500231MA5U0000X1', qymc: '重庆明月食品有限公司' };
const reason = '该用户不是本单位员工';

async function draw(scenarios: MockScenarios = {}) {
  const onClose = vi.fn();
  const client = createMockClient({
    listCompanyMembers: { data: { content, page: { index: 1, size: 10, total: 2 } } },
    ...scenarios,
  });
  const screen = await render(
    <HuiqiProvider client={client}>
      <CompanyMembersDialog company={company} onClose={onClose} />
    </HuiqiProvider>,
  );
  const sent = () =>
    client.transport.requests.filter(({ operationId }) => operationId === 'objectToCompanyMember');
  const object = screen.getByRole('button', { name: /^提出异议：李/ });
  await expect.element(object).toBeVisible();
  const read = () =>
    client.transport.requests.filter(({ operationId }) => operationId === 'listCompanyMembers');
  return { screen, sent, read, object, onClose };
}

it('offers an objection to others only, and sends one by keyboard', async () => {
  const { screen, sent, object } = await draw();
  expect(screen.getByRole('button', { name: /^提出异议：/ }).elements()).toHaveLength(1);
  (object.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: /异议理由/ });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(`  ${reason}`);
  await screen.getByRole('button', { name: copy.submit }).click();
  await expect.element(screen.getByText(copy.submitted).first()).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { nsrsbh: company.nsrsbh, memberId: '2', reason },
  ]);
  await expect.element(screen.getByRole('group', { name: copy.title })).toHaveFocus();
});

it('sends nothing without a reason, and goes back to the list', async () => {
  const { screen, sent, object, onClose } = await draw();
  await object.click();
  await screen.getByRole('button', { name: copy.submit }).click();
  await expect.element(screen.getByText('请填写异议理由，至少5个字')).toBeVisible();
  expect(sent()).toEqual([]);
  await screen.getByRole('button', { name: copy.back }).click();
  await expect.element(screen.getByRole('group', { name: copy.title })).toHaveFocus();
  await expect.element(object).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('reads the users again after an objection that another tab has sent already', async () => {
  const { screen, read, object } = await draw({ objectToCompanyMember: { code: '100409' } });
  expect(read()).toHaveLength(1);
  await object.click();
  await screen.getByRole('textbox', { name: /异议理由/ }).fill(reason);
  await screen.getByRole('button', { name: copy.submit }).click();
  await expect.poll(() => read().length).toBe(2);
  await expect.element(screen.getByRole('textbox', { name: /异议理由/ })).toHaveValue(reason);
});
