import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contentPage } from '../page/storyPage.js';
import { ResultPage, type DoneResult } from './ResultPage.js';
import { ResultPageSkeleton } from './ResultPageSkeleton.js';

const meta = { title: 'patterns/ResultPage', ...contentPage } satisfies Meta;
export default meta;

const facts: DoneResult['facts'] = [
  { term: '申请产品', value: '惠农振兴贷（重庆农村商业银行）', kind: 'name' },
  { term: '申请金额', value: '50', unit: '万元', kind: 'money' },
  { term: '申请企业', value: '垫江县明月食品有限公司', kind: 'name' },
];

const success: DoneResult = {
  outcome: 'success',
  title: '申请已提交',
  line: '银行已收到您的申请，无需重复提交。',
  number: { label: '申请编号', value: 'HQ20261120083000012' },
  facts,
  next: [
    {
      key: 'review',
      time: '2026-11-20 至 2026-11-23',
      title: '银行审核资料',
      description: '客户经理可能致电 138****0001 核实情况',
    },
    { key: 'grant', time: '2026-11-24 前', title: '告知授信结果', tone: 'neutral' },
    {
      key: 'pay',
      time: '授信后 3 个工作日内',
      title: '签约放款',
      description: '请携带营业执照到垫江支行签约',
      tone: 'neutral',
    },
  ],
  primary: { label: '查看申请进度', href: '#/orders/12' },
  secondary: { label: '返回产品列表', href: '#/loan' },
};

export const Success: StoryObj = {
  render: () => <ResultPage {...success} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '复制申请编号' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '查看申请进度' })).toHaveFocus();
  },
};

export const Pending: StoryObj = {
  render: () => (
    <ResultPage
      {...success}
      outcome="pending"
      title="银行正在审核"
      line="结果将以短信和站内消息告知。"
      secondary={undefined}
    />
  ),
};

export const Failure: StoryObj = {
  render: () => (
    <ResultPage
      outcome="failure"
      title="申请未通过"
      reason="企业在垫江县登记未满 24 个月。"
      cure="2027-03-08 起登记满 24 个月，届时可再次申请；已填写的资料会为您保留 90 天。"
      number={success.number}
      facts={facts}
      alternatives={[
        { label: '创业担保贷', hint: '登记满 6 个月即可申请，最高 300 万元', href: '#/products/7' },
        {
          label: '咨询客户经理',
          hint: '023-7450 0000，工作日 9:00–17:00',
          href: 'tel:02374500000',
        },
      ]}
      primary={{ label: '查看其他产品', href: '#/loan' }}
      secondary={{ label: '返回首页', href: '#/' }}
    />
  ),
};

export const Loading: StoryObj = { render: () => <ResultPageSkeleton /> };
