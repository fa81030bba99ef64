import type { UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { companiesCopy as copy } from './copy.js';
import { VerificationForm } from './VerificationForm.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;

it('keeps what was typed, and says why, after a verification that failed', async () => {
  const client = createMockClient({
    getUserInfo: { data: user },
    // Nothing was verified yet, and nothing is afterwards.
    getVerificationInfo: { code: '794103' },
    verifyEnterprise: { data: { result: 'FAIL', message: '法定代表人信息与登记不一致' } },
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
  await expect.element(page.getByText('法定代表人信息与登记不一致')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: copy.back, exact: true }));
  await expect.element(page.getByLabelText(/身份证号/)).toHaveValue('110105 19491231 002X');
  await expect.element(page.getByLabelText(/手机号/)).toHaveValue('138 0000 0001');
  await expect.element(page.getByText(copy.restored)).not.toBeInTheDocument();
});
