import type { AuthorisationBase, AuthorisationResult, RelatedCompany, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { AuthorisationDialog } from '../authorisation/AuthorisationDialog.js';
import { CompanyDialog } from '../add/CompanyDialog.js';
import { companiesCopy } from '../copy.js';

const meta = { title: 'companies/ApplyDialogs' } satisfies Meta;
export default meta;

const user = examples.getUserInfo['signedIn'] as UserInfo;
const { content } = examples.listRelatedCompanies['default'] as { content: RelatedCompany[] };
const companies = content.flatMap((company) => [
  company,
  { ...company, id: '2', qymc: '重庆清泉商贸有限公司', authorized: false },
]);
const [company] = companies as [RelatedCompany];
const onChoose = fn();
const ignore = () => undefined;
const openDialog = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));

export const Company: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <CompanyDialog companies={companies} onChoose={onChoose} onClose={ignore} />
    </HuiqiProvider>
  ),
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const dialog = await openDialog(canvasElement);
    for (const radio of dialog.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: companiesCopy.next }));
    await expect(dialog.getByText(companiesCopy.companyMissing)).toBeVisible();
    await expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: /清泉商贸/ }));
    dialog.getByRole('button', { name: companiesCopy.next }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: '2' });
  },
};

export const OnlyCompany: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <CompanyDialog companies={[company]} onChoose={onChoose} onClose={ignore} />
    </HuiqiProvider>
  ),
};

const authorisation = (scenarios: MockScenarios = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <AuthorisationDialog
      user={user}
      company={{ ...company, authorized: false }}
      onAuthorised={ignore}
      onClose={ignore}
    />
  </HuiqiProvider>
);

type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function fillAndSubmit(dialog: Dialog): Promise<void> {
  await userEvent.type(dialog.getByLabelText(/身份证号/), '11010519491231002x');
  await userEvent.type(dialog.getByLabelText(/手机号/), '13800000001');
  await userEvent.type(dialog.getByLabelText(/验证码/), '482915');
  await userEvent.click(dialog.getByLabelText(companiesCopy.authTax));
  await userEvent.click(dialog.getByRole('button', { name: companiesCopy.submitAuth }));
}

export const Authorisation: StoryObj = {
  render: () => authorisation(),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

export const AuthorisationIncomplete: StoryObj = {
  render: () => authorisation(),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: companiesCopy.submitAuth }));
    await expect((await dialog.findAllByText(companiesCopy.authorityNone))[0]).toBeVisible();
  },
};

export const AuthorisationWrongCode: StoryObj = {
  render: () => authorisation({ certifyEnterprise: { code: '792102' } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await fillAndSubmit(dialog);
    await expect((await dialog.findAllByText(/手机验证码错误/))[0]).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/验证码/)).toHaveFocus());
  },
};

export const AuthorisationRefused: StoryObj = {
  render: () => {
    const former = examples.certifyEnterprise['default'] as AuthorisationResult;
    const message = '法定代表人与企业登记信息不一致，请核对后重试';
    const data = {
      ...former,
      result: 'FOURCHECKNOPASS',
      companyFourStatus: false,
      message,
    } as const;
    return authorisation({ certifyEnterprise: { data } });
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await fillAndSubmit(dialog);
    await expect(await dialog.findByText(/不一致，请核对后重试/)).toBeVisible();
    await expect(dialog.getByLabelText(/验证码/)).toHaveValue('');
  },
};

export const AuthorisationWithoutCode: StoryObj = {
  render: () => {
    const base = examples.getAuthorisationBase['default'] as AuthorisationBase;
    return authorisation({ getAuthorisationBase: { data: { ...base, phoneCodeRequired: false } } });
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await waitFor(() => expect(dialog.queryByLabelText(/验证码/)).toBeNull());
  },
};
