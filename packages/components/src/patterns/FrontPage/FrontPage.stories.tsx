import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../ui/Button/Button.js';
import { Input } from '../../ui/Input/Input.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { contentPage } from '../page/storyPage.js';
import { FrontPage, type FrontPageProps } from './FrontPage.js';
import { GuideSteps } from './GuideSteps.js';
import { LogoWall } from './LogoWall.js';
import { NewsLines } from './NewsLines.js';
import { OfferGrid, type Offer } from './OfferGrid.js';

const meta = { title: 'patterns/FrontPage', ...contentPage } satisfies Meta;
export default meta;

const offer = (id: number, name: string, giver: string, value: string, note: string): Offer => ({
  id: String(id),
  name,
  giver,
  value,
  unit: '万元',
  note,
  href: `#/products/${id}`,
});

const offers = [
  offer(1, '惠农振兴贷', '重庆农村商业银行', '300', '年利率 3.45% 起'),
  offer(2, '云税贷', '中国建设银行', '500', '年利率 3.85% 起'),
  offer(3, '创业担保贷', '中国邮政储蓄银行', '300', '年利率 2.90% 起'),
  offer(4, '知识价值信用贷', '重庆银行', '500', '年利率 4.05% 起'),
  offer(5, '商业价值信用贷', '中国农业银行', '1,000', '年利率 3.70% 起'),
  offer(
    6,
    '垫江县小微企业转贷应急周转资金循环贷',
    '重庆三峡银行股份有限公司垫江支行',
    '2,000',
    '年利率 4.35% 起',
  ),
  offer(7, '抵押快贷', '中国工商银行', '1,000', '年利率 3.35% 起'),
  offer(8, '电费贷', '中国银行', '100', '年利率 4.20% 起'),
];

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36"><rect width="120" height="36" rx="6" fill="#1558c0"/></svg>';

const titles = [
  '垫江县 2026 年第四季度小微企业贷款贴息开始申报',
  '关于调整创业担保贷款额度和贴息比例的通知',
  '县农业农村委、县财政局联合印发《关于支持榨菜、花椒等特色产业经营主体融资增信的若干措施》',
  '融资专员进园区服务活动安排（十一月）',
  '平台新增三家合作银行',
];

const props: FrontPageProps = {
  banner: {
    slides: [
      {
        id: '1',
        title: '为垫江企业找到合适的贷款',
        sentence: '26 家银行、86 个产品，一次填写，最快当天授信。',
        link: { label: '去看看', href: '#/loan' },
      },
      { id: '2', title: '续贷不断档，周转更从容', sentence: '到期无还本续贷，一键查询合作银行。' },
    ],
    search: (
      <Stack direction="horizontal" gap={2} wrap={false}>
        <Input id="amount" aria-label="需要多少资金" placeholder="需要多少资金" suffix="万元" />
        <Button variant="primary">查找产品</Button>
      </Stack>
    ),
  },
  figures: [
    { label: '累计放款', value: '10,300', unit: '万元' },
    { label: '受理申请', value: '3,562', unit: '笔' },
    { label: '在架贷款产品', value: '86', unit: '款' },
    { label: '在库政策', value: '318', unit: '条' },
    { label: '注册用户', value: '8,620', unit: '个' },
    { label: '平台访问', value: '1,024,680', unit: '次' },
  ],
  tasks: [
    { icon: 'bank', label: '申请贷款', line: '86 个产品', href: '#/loan' },
    { icon: 'document', label: '申报政策', line: '12 项正在申报', href: '#/policy' },
    { icon: 'clock', label: '查看申请进度', line: '最近更新于今天', href: '#/orders' },
    { icon: 'phone', label: '咨询融资专员', line: '工作日 9:00–17:00', href: '#/service' },
  ],
  offers: {
    title: '推荐产品',
    all: { label: '全部产品', href: '#/loan' },
    content: <OfferGrid offers={offers} />,
  },
  news: {
    title: '政策动态',
    all: { label: '全部动态', href: '#/news' },
    content: (
      <NewsLines
        emptyText="还没有发布动态。"
        items={titles.map((title, turn) => ({
          id: String(turn),
          title,
          date: `2026-11-${20 - turn}`,
          href: `#/news/${turn}`,
        }))}
      />
    ),
  },
  aside: {
    title: '三步办好贷款',
    content: (
      <GuideSteps
        steps={[
          { title: '登录并认证企业', text: '用手机号或税号登录，系统核验。' },
          { title: '比较产品，在线申请', text: '一次填写，材料自动保存。' },
          { title: '银行审批，进度可查', text: '每一步都有消息提醒。' },
        ]}
      />
    ),
  },
  more: [
    {
      title: '合作单位',
      content: (
        <LogoWall
          logos={['税务', '征信', '市场监管'].map((name) => ({
            name,
            picture: `data:image/svg+xml,${encodeURIComponent(mark)}`,
          }))}
        />
      ),
    },
  ],
};

export const Ready: StoryObj = {
  render: () => <FrontPage {...props} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '查找产品' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /申请贷款/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }));
    await expect(canvas.getByRole('button', { name: '继续轮播' })).toBeVisible();
  },
};

export const NothingYet: StoryObj = {
  render: () => (
    <FrontPage
      {...props}
      tasks={props.tasks.slice(0, 2)}
      offers={undefined}
      news={{ title: '政策动态', content: <NewsLines items={[]} emptyText="还没有发布动态。" /> }}
      figures={undefined}
      aside={undefined}
      more={undefined}
      banner={{ ...props.banner, slides: props.banner.slides.slice(0, 1) }}
    />
  ),
};

export const Loading: StoryObj = {
  render: () => (
    <FrontPage
      {...props}
      offers={{ title: '推荐产品', content: <Skeleton shape="block" /> }}
      news={undefined}
    />
  ),
};
