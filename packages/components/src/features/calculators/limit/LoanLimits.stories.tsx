import type { LoanLimit, LoanLimitProduct, RelatedCompany } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { calculatorProps } from '../calculatorProps.js';
import { calculatorsCopy as copy } from '../copy.js';
import { LoanLimitEstimateScreen } from '../LoanLimitEstimateScreen.js';
import { LoanLimitProducts } from './LoanLimitProducts.js';
import { LoanLimitScreen } from '../LoanLimitScreen.js';
import { LoanLimitView, type LoanLimitViewProps } from './LoanLimitView.js';

const meta = { title: 'calculators/LoanLimits', ...contentPage } satisfies Meta;
export default meta;

const estimate = examples.getLoanLimit['default'] as LoanLimit;
const { content } = examples.listLoanLimitProducts['default'] as { content: LoanLimitProduct[] };
const [one] = examples.listCompaniesOfUser['default'] as RelatedCompany[];
const companies: readonly RelatedCompany[] = one
  ? [
      { ...one, id: '200001', authorized: true },
      { ...one, id: '200002', qymc: '重庆桂溪机械有限公司', authorized: false },
    ]
  : [];

const onSubmit = fn();
const view = (more: Partial<LoanLimitViewProps> = {}) => (
  <LoanLimitView
    companies={companies}
    estimate={null}
    busy={false}
    serverErrors={{}}
    manageCompanies={{ href: '#companies' }}
    linkToProduct={({ id }) => ({ href: `#${id}` })}
    onSubmit={onSubmit}
    {...more}
  />
);
const screen = (scenarios: MockScenarios, query = '') => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <LoanLimitScreen {...calculatorProps(query)} />
  </HuiqiProvider>
);

export const FirstTime: StoryObj = {
  render: () => view(),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: copy.calculate }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.agreement }));
    await userEvent.click(canvas.getByRole('button', { name: copy.calculate }));
    await expect(onSubmit).toHaveBeenCalledWith({
      companyIds: ['200001'],
      wantedMin: '',
      wantedMax: '',
      agreement: true,
    });
  },
};
export const Measured: StoryObj = {
  render: () =>
    view({
      estimate,
      products: (
        <LoanLimitProducts products={content} linkToProduct={({ id }) => ({ href: `#${id}` })} />
      ),
    }),
};
export const Unknown: StoryObj = {
  render: () =>
    view({
      estimate: {
        ...estimate,
        minLoanLimit: 0,
        maxLoanLimit: 0,
        companyList: estimate.companyList.map((company) => ({
          ...company,
          taxCreditGrade: null,
          minLoanLimit: 0,
          maxLoanLimit: 0,
          remarks: ['税务部门暂无该企业的纳税与经营数据'],
        })),
      },
    }),
};
export const Refused: StoryObj = {
  render: () => view({ serverErrors: { companyList: '企业尚未授权，请先完成授权' } }),
};
export const WithoutCompanies: StoryObj = { render: () => view({ companies: [] }) };

export const Loaded: StoryObj = {
  render: () => screen(mockScenarios.ready, 'id=400001'),
  play: async ({ canvas }) => void (await canvas.findByText(copy.fitting, { selector: 'h2' })),
};
export const Loading: StoryObj = { render: () => screen(mockScenarios.hanging) };
export const Missing: StoryObj = {
  render: () => screen({ getLoanLimit: { code: '100404' } }, 'id=400001'),
  play: async ({ canvas }) => void (await canvas.findByText(/内容不存在或已被删除/)),
};

export const WithoutLogin: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.visitor)}>
      <LoanLimitEstimateScreen {...calculatorProps('grade=A&revenue=900&tax=25')} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('200–225')).toBeVisible();
    const grade = canvas.getByRole('combobox', { name: /纳税信用等级/ });
    await userEvent.selectOptions(grade, 'D');
    await expect(canvas.getByText(copy.noLimit)).toBeVisible();
  },
};
