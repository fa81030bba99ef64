import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { contentPage } from '../page/storyPage.js';
import { DetailPage, type DetailPageProps } from './DetailPage.js';
import { DetailPageSkeleton } from './DetailPageSkeleton.js';

const meta = { title: 'patterns/DetailPage', ...contentPage } satisfies Meta;
export default meta;

const onApply = fn();
const back = { label: '贷款产品', href: '#/loan?amount=100&index=2' };

const product: DetailPageProps = {
  back,
  name: '惠农振兴贷',
  giver: '重庆农村商业银行',
  tags: <Tag tone="info">随借随还</Tag>,
  figures: [
    { label: '贷款额度', value: '5–300', unit: '万元' },
    { label: '年利率（单利）', value: '3.45%–4.35%' },
    { label: '贷款期限', value: '12–36', unit: '个月' },
  ],
  sections: [
    {
      id: 'facts',
      title: '产品要点',
      width: 'full',
      content: (
        <DescriptionList
          items={[
            { term: '担保方式', value: '信用' },
            { term: '还款方式', value: '等额本息；按月付息、到期还本' },
            { term: '服务地区', value: '重庆市垫江县' },
            { term: '办理时间', value: '3', unit: '个工作日' },
          ]}
        />
      ),
    },
    {
      id: 'introduction',
      title: '产品介绍',
      content:
        '面向垫江县登记满两年的涉农小微企业，用于收购、加工、仓储等日常经营周转。额度根据企业纳税、用电和订单情况核定，授信期内可随时支取、随时归还，按实际使用天数计息。',
    },
    {
      id: 'conditions',
      title: '申请条件',
      content: (
        <ul>
          <li>在垫江县登记，实际经营满 24 个月</li>
          <li>纳税信用等级不低于 M 级，无重大行政处罚</li>
          <li>企业及法定代表人近两年无连续逾期记录</li>
        </ul>
      ),
    },
    { id: 'materials', title: '所需材料', content: '营业执照、法定代表人身份证、近三个月银行流水' },
  ],
  aside: {
    label: '申请贷款',
    figure: { label: '每月约还', value: '2,961.05', unit: '元' },
    basis: '借 10 万元、36 个月、年利率 4.35%、等额本息；以银行审批为准。',
    action: { label: '立即申请', onSelect: onApply },
    children: (
      <>
        <span>咨询电话</span>
        <a href="tel:02374500000">023-7450 0000</a>
        <span>工作日 9:00–17:00，由垫江支行接听</span>
      </>
    ),
  },
};

export const Ready: StoryObj = {
  render: () => <DetailPage {...product} />,
  play: async ({ canvas }) => {
    onApply.mockClear();
    const action = canvas.getByRole('button', { name: '立即申请' });
    action.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onApply).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('complementary', { name: '申请贷款' })).toBeVisible();
  },
};

const long = '重庆市垫江县乡村振兴产业发展引导基金联合担保小微企业信用循环贷款（二〇二六年第三期）';

export const LongNamesAndRefusal: StoryObj = {
  render: () => (
    <DetailPage
      {...product}
      name={long}
      giver="中国邮政储蓄银行股份有限公司重庆垫江支行、重庆市农业融资担保集团有限公司"
      aside={{
        label: '申请贷款',
        action: { label: '立即申请', onSelect: onApply },
        notice: <ErrorPanel compact title="不在您的服务地区，无法申请！" />,
      }}
    />
  ),
};

export const NothingButTheName: StoryObj = {
  render: () => <DetailPage back={back} name="惠农振兴贷" figures={[]} sections={[]} />,
};

export const Loading: StoryObj = { render: () => <DetailPageSkeleton back={back} /> };
