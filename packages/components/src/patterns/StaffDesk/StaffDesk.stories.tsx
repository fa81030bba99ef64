import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Field } from '../../ui/Field/Field.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { Table } from '../../ui/Table/Table.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { deskPage } from '../page/storyPage.js';
import { DeskDetail, type DeskDetailProps } from './DeskDetail.js';
import { RecordCards } from './RecordCards.js';
import { StaffDesk } from './StaffDesk.js';

const meta = { title: 'patterns/StaffDesk', ...deskPage } satisfies Meta;
export default meta;

const rows = [
  ['垫江县明月食品有限公司', '50', '惠农振兴贷', '2026-11-20'],
  ['重庆牡丹园林景观工程有限公司', '120', '云税贷', '2026-11-19'],
  [
    '重庆市垫江县明月山乡村振兴农产品冷链仓储物流股份合作有限责任公司',
    '1,000',
    '抵押快贷',
    '2026-11-18',
  ],
  ['垫江县桂溪街道李记榨菜坊', '8.5', '创业担保贷', '2026-11-18'],
].map(([name = '', amount = '', product = '', date = ''], turn) => ({
  id: String(turn),
  name,
  amount,
  product,
  date,
}));

const table = (
  <Table
    caption="贷款申请"
    density="compact"
    cardsBelow="desk"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'name', header: '企业名称', rowHeader: true, render: ({ name }) => name },
      { key: 'product', header: '产品', render: ({ product }) => product },
      {
        key: 'amount',
        header: '申请金额（万元）',
        align: 'right',
        render: ({ amount }) => amount,
      },
      { key: 'date', header: '提交日期', render: ({ date }) => date },
      { key: 'status', header: '状态', render: () => <Tag tone="warning">待审核</Tag> },
    ]}
  />
);

const cards = (
  <RecordCards
    records={rows.map(({ id, name, amount, product, date }) => ({
      id,
      name,
      value: amount,
      unit: '万元',
      status: <Tag tone="warning">待审核</Tag>,
      line: `${product} · ${date}`,
      href: `#/orders/${id}`,
    }))}
  />
);

const onOpen = fn();

function Queue({ list }: { readonly list: ReactNode }) {
  return (
    <StaffDesk
      title="贷款申请"
      actions={<Button>导出当前结果</Button>}
      tab="waiting"
      tabs={[
        { id: 'waiting', label: '待处理', count: '27', href: '#/desk' },
        { id: 'granted', label: '已授信待放款', count: '6', href: '#/desk?tab=granted', onOpen },
        { id: 'all', label: '全部', count: '1,204', href: '#/desk?tab=all' },
      ]}
      list={list}
    />
  );
}

export const QueueAsTable: StoryObj = {
  render: () => <Queue list={table} />,
  play: async ({ canvas }) => {
    onOpen.mockClear();
    canvas.getByRole('link', { name: /已授信待放款/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};
export const QueueAsCards: StoryObj = { render: () => <Queue list={cards} /> };

const detail: DeskDetailProps = {
  back: { label: '贷款申请', href: '#/desk?tab=waiting&index=2' },
  name: '垫江县明月食品有限公司',
  status: <Tag tone="warning">待审核</Tag>,
  number: { label: '申请编号', value: 'HQ20261120083000012' },
  figures: [
    { label: '申请金额', value: '50', unit: '万元' },
    { label: '申请期限', value: '36', unit: '个月' },
    { label: '信用评分', value: '78', unit: '分' },
  ],
  sections: [
    {
      id: 'company',
      title: '企业信息',
      width: 'full',
      content: (
        <DescriptionList
          size="small"
          items={[
            { term: '统一社会信用代码', value: '91500231MA5U00001X', kind: 'code' },
            { term: '法定代表人', value: '李明' },
            { term: '成立日期', value: '2021-03-08', kind: 'date' },
            { term: '注册资本', value: '500', unit: '万元', kind: 'money' },
            { term: '住所', value: '重庆市垫江县桂溪街道明月大道 88 号', full: true },
          ]}
        />
      ),
    },
    {
      id: 'loan',
      title: '贷款需求',
      width: 'full',
      content: (
        <DescriptionList
          size="small"
          items={[
            { term: '产品', value: '惠农振兴贷' },
            { term: '担保方式', value: '信用' },
            { term: '用途', value: '秋季收购榨菜、花椒等原料', full: true },
          ]}
        />
      ),
    },
    { id: 'history', title: '处理记录', content: '2026-11-20 08:30 企业提交申请' },
  ],
  decision: {
    title: '审核申请',
    queue: {
      position: '第 3 笔，共 27 笔',
      previous: { href: '#/orders/11' },
      next: { href: '#/orders/13' },
    },
  },
};

function Decision() {
  const [amount, setAmount] = useState('50');
  return (
    <DeskDetail
      {...detail}
      decision={{
        ...detail.decision,
        actions: [
          { kind: 'approve', label: '通过申请', onSelect: () => undefined },
          { kind: 'return', label: '退回补充资料', onSelect: () => undefined },
          { kind: 'refuse', label: '拒绝申请', onSelect: () => undefined },
        ],
        children: (
          <>
            <Field label="授信额度" required hint="最高 300 万元">
              {(control) => (
                <NumberInput {...control} unit="万元" value={amount} onValueChange={setAmount} />
              )}
            </Field>
            <Field label="审核意见">{(control) => <Textarea {...control} rows={3} />}</Field>
          </>
        ),
      }}
    />
  );
}

export const Detail: StoryObj = { render: () => <Decision /> };

/** The next step has the focus, and says what others did meanwhile. */
export const DetailDecided: StoryObj = {
  render: () => (
    <DeskDetail
      {...detail}
      decision={{
        ...detail.decision,
        done: '已通过该申请',
        queue: {
          ...detail.decision.queue,
          isDecided: true,
          note: '队列中另有2笔已由他人处理。',
          atOnce: { value: false, onChange: () => undefined },
        },
      }}
    />
  ),
};

export const DetailOfLastWithLongName: StoryObj = {
  render: () => (
    <DeskDetail
      {...detail}
      name={rows[2]!.name}
      status={<Tag tone="success">已放款</Tag>}
      decision={{
        ...detail.decision,
        title: '已放款',
        queue: { position: '第 27 笔，共 27 笔', previous: { href: '#/orders/26' } },
        children: <p>2026-11-20 放款 20.5 万元，无需处理。</p>,
      }}
    />
  ),
};
