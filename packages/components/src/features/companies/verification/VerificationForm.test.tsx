import type { UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { isBetween } from '../../../patterns/page/isBetween.fixture.js';
import { companiesCopy as copy } from '../copy.js';
import { VerificationForm } from './VerificationForm.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;

/** Fills in and submits a form without an earlier verification. */
async function submit(verifyEnterprise: MockScenarios['verifyEnterprise']) {
  const client = createMockClient({
    getUserInfo: { data: user },
    getVerificationInfo: { code: '794103' },
    verifyEnterprise,
  });
  await render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <VerificationForm
        back={{ label: '企业信息', href: '#' }}
        nextLabel="下一步"
        onVerified={() => undefined}
      />
    </HuiqiProvider>,
  );
  await userEvent.type(page.getByLabelText(/信用代码/), '91500231MA5U0000X1');
  await userEvent.type(page.getByLabelText(/身份证号/), '11010519491231002X');
  await userEvent.type(page.getByLabelText(/手机号/), '13800000001');
  await userEvent.type(page.getByLabelText(/验证码/), '123456');
  await userEvent.click(page.getByRole('button', { name: copy.submitVerify }));
  return client;
}

it('keeps what was typed, and says why, after a verification that failed', async () => {
  await submit({ data: { result: 'FAIL', message: '法定代表人信息与登记不一致' } });
  await expect.element(page.getByText('法定代表人信息与登记不一致')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: copy.back, exact: true }));
  await expect.element(page.getByLabelText(/身份证号/)).toHaveValue('110105 19491231 002X');
  await expect.element(page.getByLabelText(/手机号/)).toHaveValue('138 0000 0001');
  await expect.element(page.getByText(copy.restored)).not.toBeInTheDocument();
});

it('says between code and button what could not be sent, keeps the code too, and sends it again', async () => {
  const client = await submit({ code: '100500' });
  const failure = page.getByRole('alert').filter({ hasText: /系统繁忙/ });
  await expect.element(failure).toBeInViewport();
  const code = page.getByLabelText(/验证码/);
  const button = page.getByRole('button', { name: copy.submitVerify });
  expect(isBetween(code.element(), failure.element(), button.element())).toBe(true);
  await expect.element(code).toHaveValue('123456');
  client.transport.use({ verifyEnterprise: undefined });
  await userEvent.click(button);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});
