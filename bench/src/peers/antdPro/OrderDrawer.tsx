import { ProDescriptions } from '@ant-design/pro-components';
import type { DecisionState, OrderEvidence, OrderTrail, StaffOrderDetail } from '@huiqi/sdk';
import { Button, Descriptions, List, Spin, Timeline } from 'antd';
import { useState } from 'react';
import { CaseDrawer, type CaseDrawerProps } from './CaseDrawer.js';
import { OpinionForm } from './OpinionForm.js';
import { sendData } from './sendData.js';
import { useData } from './useData.js';

function Evidence({ id }: { readonly id: string }) {
  const [isRead, setRead] = useState(false);
  const path = `/order/admin/${id}/evidence`;
  const evidence = useData<OrderEvidence>(isRead ? `${path}?withReport=true` : path);
  if (!evidence) return <Spin />;
  const { tax, product, others } = evidence;
  return (
    <>
      <Descriptions
        title="产品要求"
        items={[
          { label: '额度', children: `${product.minAmount}–${product.maxAmount} 万元` },
          { label: '年利率', children: `${product.minRate}–${product.maxRate}%` },
          { label: '期限', children: `${product.minTerm}–${product.maxTerm} 个月` },
        ]}
      />
      {tax === null ? (
        <Button onClick={() => setRead(true)}>查看企业报告数据</Button>
      ) : (
        <Descriptions
          title="经营与纳税"
          items={[
            { label: '纳税等级', children: tax.grade },
            { label: '资产负债率', children: tax.debtRatio },
            ...tax.revenue.map(({ year, amount }) => ({
              label: `${year}年销售收入`,
              children: `${amount ?? '--'} 万元`,
            })),
          ]}
        />
      )}
      <List
        header="其他申请"
        dataSource={[...others]}
        renderItem={({ productName, appliedAmount, createdTs }) => (
          <List.Item>{`${productName} ${appliedAmount}万元 ${createdTs.slice(0, 10)}`}</List.Item>
        )}
      />
    </>
  );
}

function History({ id }: { readonly id: string }) {
  const trail = useData<OrderTrail>(`/order/${id}/admin/trail`);
  return (
    <Timeline
      items={(trail?.rows ?? []).map((row) => ({
        content: `${row.createdTs} ${row.operatorName ?? ''} ${row.event} ${row.remark ?? ''}`,
      }))}
    />
  );
}

function Facts({ order }: { readonly order: StaffOrderDetail }) {
  return (
    <ProDescriptions
      column={2}
      dataSource={order}
      columns={[
        { title: '产品', dataIndex: 'productName' },
        { title: '贷款银行', dataIndex: 'bankName' },
        { title: '申请金额', dataIndex: 'loanAmount' },
        { title: '申请期限', dataIndex: 'loanterm' },
        { title: '申请时间', dataIndex: 'createdTs', valueType: 'dateTime' },
        { title: '申请人', dataIndex: 'applyUser' },
        { title: '贷款用途', dataIndex: 'loanLending' },
        { title: '联系人', dataIndex: 'contactName' },
        { title: '联系电话', dataIndex: 'contactPhone' },
        { title: '所属地区', dataIndex: ['region', 'regionName'] },
      ]}
    />
  );
}

type OrderDrawerProps = Pick<CaseDrawerProps, 'id' | 'ids' | 'onOpen'> & {
  readonly onDecided: () => void;
};

/** An application: facts, evidence and history in tabs, and its decisions. */
export function OrderDrawer({ id, ids, onOpen, onDecided }: OrderDrawerProps) {
  const [decided, setDecided] = useState(false);
  const order = useData<StaffOrderDetail>(`/order/admin/${id}`);
  const state = useData<DecisionState>(`/order/isAccept/${id}`);
  const statusOf = (wanted: RegExp) => state?.choices.find((one) => wanted.test(one));
  const passed = statusOf(/PASSED|SUCCESS/);
  const refused = statusOf(/FAIL/);
  const decide = (orderStatus: string) => async (reason: string) => {
    await sendData('PUT', `/order/${id}/admin/accept`, {
      orderStatus,
      reason,
      version: order?.version,
    });
    setDecided(true);
    onDecided();
  };
  return (
    <CaseDrawer
      {...{ id, ids, onOpen }}
      title={order?.companyName ?? ''}
      tabs={[
        { key: 'facts', label: '申请信息', children: order ? <Facts order={order} /> : <Spin /> },
        { key: 'evidence', label: '审核依据', children: <Evidence id={id} /> },
        { key: 'history', label: '变更记录', children: <History id={id} /> },
      ]}
      decisions={
        !decided && (
          <>
            {refused && <OpinionForm danger title="拒绝申请" onSend={decide(refused)} />}
            {passed && <OpinionForm title="通过申请" onSend={decide(passed)} />}
          </>
        )
      }
    />
  );
}
