import type { PolicyDetail as PolicyDetailData } from '@huiqi/sdk';
import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { policyDetailCopy } from './copy.js';
import { PolicyDetail, type PolicyDetailProps } from './PolicyDetail.js';
import { samplePolicy } from '../policySamples.fixture.js';

const meta = { title: 'policies/PolicyDetail' } satisfies Meta;
export default meta;

const story = (
  scenarios: MockScenarios,
  words: string | RegExp,
  reasons?: PolicyDetailProps['reasons'],
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <PolicyDetail
        policyId="5001"
        back={{ label: '政策查询', href: '#search' }}
        applyLink={(id) => ({ href: `#apply-${id}` })}
        onLogin={() => undefined}
        reasons={reasons}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const of = (policy: Partial<PolicyDetailData>): MockScenarios => ({
  ...mockScenarios.ready,
  getPolicy: { data: { ...samplePolicy, ...policy } },
});

const content = `<h2>一、支持内容</h2><p>对购置生产设备、软件和检测仪器的中小企业，按<strong>实际投资额的10%</strong>给予补助。</p>
<table><tr><th>投资额</th><th>补助比例</th></tr><tr><td>100万元以下</td><td>10%</td></tr></table>
<h2>二、申报要求</h2><ul><li>设备在2026年1月1日以后购置</li><li>发票抬头与申报企业一致</li></ul>
<p>详见<a href="https://www.example.gov.cn/policy">通知原文</a>。</p><script>document.title = 'x'</script>`;

export const Ready: StoryObj = {
  ...story(of({ content }), samplePolicy.title),
  play: async ({ canvas, canvasElement }) => {
    const apply = await canvas.findByRole('link', { name: policyDetailCopy.apply });
    await expect(apply).toHaveAttribute('href', '#apply-5001');
    await expect(canvas.getByRole('heading', { name: '一、支持内容', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '正文表格 1' })).toHaveTextContent('补助比例');
    await expect(canvas.getByRole('link', { name: '通知原文' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('document.title');
    await expect(canvas.getByRole('button', { name: /下载模板：项目申请表/ })).toBeVisible();
    await expect(canvas.getByText('暂无模板下载')).toBeVisible();
  },
};

const refused = (policy: Partial<PolicyDetailData>, why: string): StoryObj => ({
  ...story(of(policy), why),
  play: async ({ canvas }) => {
    await canvas.findByText(why);
    await expect(canvas.getByRole('button', { name: policyDetailCopy.apply })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: policyDetailCopy.apply })).toBeNull();
  },
});

/** Policies that ended or were withdrawn cannot be declared (spec 2 §4). */
export const Invalid = refused(
  { validity: false, declareStatus: 'ENDED', declarable: false, daysLeft: null },
  policyDetailCopy.invalid,
);
export const NotStarted = refused(
  { declareStatus: 'NOT_STARTED', declarable: false, declareStartDate: '2026-12-01' },
  '2026-12-01 起可以申报',
);
export const NotOnline = refused({ declarable: false }, policyDetailCopy.notOnline);

/** Only the fields that every policy has. */
export const Bare: StoryObj = story(
  of({
    summary: null,
    publishNumber: null,
    category: null,
    enterpriseSizes: [],
    declareStatus: 'LONG_TERM',
    declareStartDate: null,
    declareEndDate: null,
    daysLeft: null,
    maxAmount: null,
    redemption: null,
    content: '',
    applicants: [],
    steps: [],
    contact: null,
    files: [],
    basicFiles: [],
    declarationFiles: [],
  }),
  policyDetailCopy.anySize,
);

export const Recommended: StoryObj = {
  ...story(of({}), policyDetailCopy.reasons, ['适合小型企业', '所属行业相符：农副食品加工业']),
  play: async ({ canvas }) => {
    const reasons = await canvas.findByRole('region', { name: policyDetailCopy.reasons });
    await expect(reasons).toHaveTextContent('适合小型企业');
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const Missing = story({ getPolicy: { code: '100404' } }, '政策查询');
