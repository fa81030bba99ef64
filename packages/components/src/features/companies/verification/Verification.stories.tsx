import type { CertifyData, UserInfo, VerificationResult } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { Button } from '../../../ui/Button/Button.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { CertifyPrompt } from '../authorisation/CertifyPrompt.js';
import { companiesCopy } from '../copy.js';
import { useVerification } from './useVerification.js';
import { VerificationResultDialog } from './VerificationResultDialog.js';
import { VerificationView } from './VerificationView.js';

const meta = { title: 'companies/Verification', ...contentPage } satisfies Meta;
export default meta;

const user = examples.getUserInfo['signedIn'] as UserInfo;
const taxUser: UserInfo = { ...user, type: 'TAX', taxNo: '91500231MA5U0000X1' };
const record: CertifyData = {
  ...(examples.getCertifyData['default'] as CertifyData),
  state: 'NOT_PASSED',
  message: '法定代表人姓名、身份证号与手机号不一致',
};

interface PageProps {
  readonly as: UserInfo;
  readonly data: CertifyData | null;
}

function Page({ as, data }: PageProps) {
  const form = useVerification({ user: as, data, type: 'FR' });
  return (
    <VerificationView
      form={form}
      data={data}
      isTax={as.type === 'TAX'}
      isEdit={data !== null}
      back={{ label: '企业信息', href: '#information' }}
      renderCode={(id) => (
        <Field id={id} label={companiesCopy.code} error={form.errors.phoneCaptcha}>
          {(control) => (
            <Input
              {...control}
              suffix={
                <Button size="small" variant="text" onClick={() => void form.checkPhone()}>
                  获取验证码
                </Button>
              }
              value={form.values.phoneCaptcha}
              onChange={({ target }) => form.change('phoneCaptcha', target.value)}
            />
          )}
        </Field>
      )}
    />
  );
}

const story = (props: PageProps, scenarios: MockScenarios = {}): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <Page {...props} />
    </HuiqiProvider>
  ),
});

type Canvas = ReturnType<typeof within>;

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText(/信用代码/), '91500231 ma5u0000x1');
  await userEvent.type(canvas.getByLabelText(/身份证号/), '11010519491231002x');
  await userEvent.type(canvas.getByLabelText(/手机号/), '13800000001');
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
}

export const New = story({ as: user, data: null });
export const Correction = story({ as: user, data: record });
export const TaxUser = story({ as: taxUser, data: null });

export const Incomplete: StoryObj = {
  ...New,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: companiesCopy.submitVerify }));
    await expect(await canvas.findByText('请修改以下内容')).toBeVisible();
  },
};

export const Locked: StoryObj = {
  ...New,
  play: async ({ canvas }) => {
    await fill(canvas);
    await canvas.findByRole('button', { name: companiesCopy.changeNumbers });
    for (const name of [/信用代码/, /身份证号/, /手机号/])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(/信用代码/)).toHaveValue('91500231 MA5U0000X 1');
  },
};

export const PhoneOfSomebodyElse: StoryObj = {
  ...story(
    { as: user, data: null },
    { verifyCorporatePhone: { data: { match: false, message: '手机号与登记信息不一致' } } },
  ),
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect((await canvas.findAllByText(/手机号与登记信息不一致/))[0]).toBeVisible();
    await expect(canvas.getByLabelText(/手机号/)).not.toHaveAttribute('readonly');
  },
};

const ignore = () => undefined;
const resultStory = (result: VerificationResult): StoryObj => ({
  render: () => (
    <VerificationResultDialog
      result={result}
      nextLabel={companiesCopy.toInformation}
      onNext={ignore}
      onClose={ignore}
    />
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(result.message)).toBeVisible();
  },
});

export const Success = resultStory({ result: 'SUCCESS', message: '认证通过' });
export const Failure = resultStory({ result: 'FAIL', message: '企业信息与登记信息不一致' });
export const NotPassed: StoryObj = {
  render: () => (
    <CertifyPrompt message={record.message ?? ''} onCertify={ignore} onClose={ignore} />
  ),
};
