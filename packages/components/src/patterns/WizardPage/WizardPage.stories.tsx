import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { contentPage } from '../page/storyPage.js';
import { FieldWidth } from './FieldWidth.js';
import { WizardPage } from './WizardPage.js';

const meta = { title: 'patterns/WizardPage', ...contentPage } satisfies Meta;
export default meta;

const steps = [
  { id: 'company', label: '企业信息' },
  { id: 'loan', label: '贷款需求' },
  { id: 'contact', label: '联系方式' },
  { id: 'review', label: '核对信息' },
] as const;
type Step = (typeof steps)[number]['id'];

const head = {
  name: '申请惠农振兴贷',
  giver: '重庆农村商业银行',
  facts: [
    { label: '最高额度', value: '300', unit: '万元' },
    { label: '年利率', value: '3.45%–4.35%' },
    { label: '申请企业', value: '垫江县明月食品有限公司' },
  ],
};

function Example({ start, busy }: { readonly start: Step; readonly busy?: boolean }) {
  const [step, setStep] = useState<Step>(start);
  const [amount, setAmount] = useState('50');
  const next = steps[steps.findIndex(({ id }) => id === step) + 1];
  return (
    <WizardPage
      label="贷款申请"
      head={head}
      steps={steps}
      step={step}
      onStepChange={setStep}
      exit={{ label: '返回产品', href: '#/products/1' }}
      nextText={next ? '下一步' : '提交申请'}
      onNext={() => next && setStep(next.id)}
      saved="已自动保存"
      busy={busy}
    >
      {step === 'review' ? (
        <DescriptionList
          columns={1}
          items={[
            { term: '申请金额', value: '50', unit: '万元', kind: 'money' },
            { term: '贷款用途', value: '秋季收购榨菜、花椒等原料' },
            { term: '联系电话', value: '138****0001', kind: 'code' },
          ]}
        />
      ) : (
        <>
          <DescriptionList
            columns={1}
            items={[
              { term: '企业名称', value: '垫江县明月食品有限公司', kind: 'name' },
              { term: '统一社会信用代码', value: '91500231MA5U00001X', kind: 'code' },
            ]}
          />
          <FieldWidth size="amount">
            <Field label="申请金额" required hint="5 至 300 万元">
              {(control) => (
                <NumberInput {...control} unit="万元" value={amount} onValueChange={setAmount} />
              )}
            </Field>
          </FieldWidth>
          <FieldWidth size="name">
            <Field label="联系人" required>
              {(control) => <Input {...control} />}
            </Field>
          </FieldWidth>
          <FieldWidth size="code">
            <Field label="邮政编码">
              {(control) => <Input {...control} inputMode="numeric" />}
            </Field>
          </FieldWidth>
          <FieldWidth size="full">
            <Field label="贷款用途">{(control) => <Textarea {...control} />}</Field>
          </FieldWidth>
        </>
      )}
    </WizardPage>
  );
}

export const FirstStep: StoryObj = { render: () => <Example start="company" /> };
export const SecondStep: StoryObj = { render: () => <Example start="loan" /> };
export const Submitting: StoryObj = { render: () => <Example start="review" busy /> };

export const ByKeyboard: StoryObj = {
  render: () => <Example start="company" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '返回产品' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/联系人/), '李明{Enter}');
    await expect(canvas.getByRole('heading', { name: '贷款需求' })).toHaveFocus();
    canvas.getByRole('button', { name: '上一步' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '企业信息' })).toHaveFocus();
  },
};
