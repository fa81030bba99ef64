import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { storyAreas, storyCompanies, storyEntries } from '../DynamicField/storyEntries.js';
import { contentPage } from '../page/storyPage.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { FormWizardView } from './FormWizardView.js';
import { testStorage } from './testForm.js';
import type { FormRules, WizardEntry } from './types.js';
import { useFormWizard } from './useFormWizard.js';

const meta = { title: 'patterns/FormWizard', ...contentPage } satisfies Meta;
export default meta;

/** Thirty fields: one of each kind, and further text inputs. */
const entries: readonly WizardEntry[] = [
  ...storyEntries.map((entry, at) => ({ ...entry, group: at < 7 ? 'COMPANY' : 'LOAN' })),
  ...Array.from({ length: 8 }, (_none, at) => ({
    checkName: `further${at}`,
    inputType: 'TEXT',
    label: `补充内容${at + 1}`,
    required: false,
    group: 'LOAN',
  })),
];
const rules: FormRules<WizardEntry> = {
  visible: (all) => all,
  validate: (all, values) =>
    Object.fromEntries(
      all
        .filter(({ checkName, required }) => required && !values[checkName])
        .map(({ checkName, label }) => [checkName, `请填写${label}`]),
    ),
  display: (_entry, value) => value || '--',
};
const steps = [
  { id: 'COMPANY', label: '企业信息' },
  { id: 'LOAN', label: '贷款需求' },
];
const review = { id: 'REVIEW', label: '核对信息' };
const choices = { areas: storyAreas, companies: storyCompanies };
const complete = {
  text: '垫江县明月食品有限公司',
  area: '510105',
  money: '80',
  date_range: '2026-12-01~2027-06-30',
  agreement: 'true',
};
const nothing = {};
const ignore = () => undefined;

interface ExampleProps {
  readonly initial?: Readonly<Record<string, string>>;
  readonly step?: string;
  readonly busy?: boolean;
  readonly failure?: ReactNode;
}

function Example({ initial = nothing, step, busy, failure }: ExampleProps) {
  const areas = useMemo(() => ({ lasting: testStorage().tab(), passing: testStorage().tab() }), []);
  const form = useFormWizard({
    areas,
    userId: '1',
    form: 'story',
    entries,
    initial,
    steps,
    review,
    agreement: '请先阅读并同意授权书',
    rules,
    onSubmit: ignore,
    ...(step ? { step, onStepChange: ignore } : {}),
  });
  return (
    <FormWizardView
      form={form}
      label="贷款申请"
      head={{
        name: '申请酒店经营贷',
        giver: '重庆农村商业银行',
        facts: [{ label: '最高额度', value: '300', unit: '万元' }],
      }}
      exit={{ label: '返回产品', href: '#product' }}
      submitText="提交申请"
      choices={choices}
      busy={busy}
      failure={failure}
      isFact={({ checkName }) => checkName === 'text' && initial['text'] !== undefined}
      agreement={{ title: '贷款申请授权书', text: '本企业自愿申请贷款。' }}
    />
  );
}

export const FirstStep: StoryObj = { render: () => <Example /> };
export const ManyFields: StoryObj = { render: () => <Example initial={complete} step="LOAN" /> };
export const Review: StoryObj = { render: () => <Example initial={complete} step="REVIEW" /> };
export const Submitting: StoryObj = {
  render: () => <Example initial={complete} step="REVIEW" busy />,
};

export const Failed: StoryObj = {
  render: () => (
    <Example
      initial={complete}
      step="REVIEW"
      failure={<ErrorPanel compact title="提交未成功" description="请检查网络连接。" />}
    />
  ),
};

export const Wrong: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '请填写企业名称' }));
    await userEvent.keyboard('明月食品');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('企业名称');
  },
};

export const ByKeyboard: StoryObj = {
  render: () => <Example initial={complete} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('垫江县明月食品有限公司')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('统一社会信用代码'), '91500231ma5u0000x1{Enter}');
    await expect(canvas.getByRole('heading', { name: '贷款需求' })).toHaveFocus();
    await expect(canvas.getByText('已自动保存')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('电子邮箱'), 'a@b.cn{Enter}');
    await expect(canvas.getByRole('heading', { name: '核对信息' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(canvas.getByRole('link', { name: '请先阅读并同意授权书' })).toBeVisible();
  },
};
