import type { RelatedCompany, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { captchasCopy } from '../../captchas/copy.js';
import { sampleGraphic } from '../../captchas/samplePictures.js';
import { AuthorisationDialog } from './AuthorisationDialog.js';
import { companiesCopy as copy } from '../copy.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;
const [authorised] = (examples.listRelatedCompanies['default'] as { content: RelatedCompany[] })
  .content as [RelatedCompany];
const company = { ...authorised, authorized: false };
const base = examples.getAuthorisationBase['default'] as object;
const field = (label: string) => page.getByLabelText(label, { exact: false });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function setUp(scenarios: MockScenarios = {}) {
  const client = createMockClient(scenarios);
  const onAuthorised = vi.fn();
  await render(
    <HuiqiProvider client={client}>
      <AuthorisationDialog
        user={user}
        company={company}
        onAuthorised={onAuthorised}
        onClose={() => undefined}
      />
    </HuiqiProvider>,
  );
  const bodies = (id: string) =>
    client.transport.requests.flatMap(({ operationId, body }) =>
      operationId === id ? [body] : [],
    );
  await vi.waitFor(() => expect(bodies('getAuthorisationBase')).toHaveLength(1));
  return { client, onAuthorised, bodies };
}

async function fill(code?: string) {
  await field(copy.legalId).fill('11010519491231002X');
  await field(copy.legalPhone).fill('13800000001');
  if (code !== undefined) await field(copy.code).fill(code);
  await page.getByRole('checkbox', { name: copy.authTax }).click();
}

test('a code is asked for, like the other fields, before anything is sent', async () => {
  const { bodies } = await setUp();
  await button(copy.submitAuth).click();
  await expect.element(page.getByRole('link', { name: '请输入验证码' })).toBeVisible();
  await fill();
  // An invalid code does not pull the focus out of another field.
  await expect.element(field(copy.code)).not.toHaveFocus();
  await button(copy.submitAuth).click();
  await expect.element(field(copy.code)).toHaveFocus();
  expect(bodies('certifyEnterprise')).toEqual([]);
});

test('a wrong code has its message and the focus, and what was typed stays', async () => {
  const { bodies, client, onAuthorised } = await setUp({ certifyEnterprise: { code: '792102' } });
  await fill('111111');
  await button(copy.submitAuth).click();
  await expect.element(field(copy.code)).toHaveFocus();
  await expect.element(field(copy.code)).toHaveAccessibleDescription(/验证码错误/);
  await expect.element(field(copy.code)).toHaveValue('111111');
  await expect.element(field(copy.legalPhone)).toHaveValue('138 0000 0001');
  client.transport.use({ certifyEnterprise: {} });
  await field(copy.code).fill('482915');
  await button(copy.submitAuth).click();
  await vi.waitFor(() => expect(onAuthorised).toHaveBeenCalledWith(company.nsrsbh));
  expect(bodies('certifyEnterprise')).toMatchObject([
    { phoneCaptcha: '111111', legalPhone: '13800000001' },
    { phoneCaptcha: '482915', legalPhone: '13800000001' },
  ]);
});

test('a check that did not pass used the code up', async () => {
  const refused = {
    ...(examples.certifyEnterprise['default'] as object),
    result: 'FOURCHECKNOPASS',
    message: '企业四要素核验未通过',
  };
  await setUp({ certifyEnterprise: { data: refused } } as MockScenarios);
  await fill('482915');
  await button(copy.submitAuth).click();
  await expect.element(page.getByText('企业四要素核验未通过')).toBeVisible();
  await expect.element(field(copy.code)).toHaveValue('');
  await expect.element(field(copy.legalPhone)).toHaveValue('138 0000 0001');
});

test('the code goes to the phone that was typed, for the company', async () => {
  const { bodies } = await setUp({ getGraphicCaptcha: () => ({ data: sampleGraphic() }) });
  await button(captchasCopy.send).click();
  await expect.element(field(copy.legalPhone)).toHaveAccessibleDescription(/手机号/);
  await fill();
  await button(captchasCopy.send).click();
  const captcha = page.getByRole('dialog', { name: captchasCopy.title });
  await captcha.getByRole('textbox').fill('7xk2');
  await button(captchasCopy.submit).click();
  await vi.waitFor(() =>
    expect(bodies('sendCertifyCaptcha')).toMatchObject([
      { phone: '13800000001', nsrsbh: company.creditCode, pictureCaptcha: '7xk2' },
    ]),
  );
  await expect.element(field(copy.code)).toHaveFocus();
});

test('no code is asked for where the region of the company waives it', async () => {
  const data = { ...base, phoneCodeRequired: false };
  const { bodies, onAuthorised } = await setUp({ getAuthorisationBase: { data } } as MockScenarios);
  await expect.element(field(copy.code)).not.toBeInTheDocument();
  await fill();
  await button(copy.submitAuth).click();
  await vi.waitFor(() => expect(onAuthorised).toHaveBeenCalled());
  expect(bodies('certifyEnterprise')[0]).not.toHaveProperty('phoneCaptcha');
});
