import { ProTable, type ProColumns } from '@ant-design/pro-components';
import type { StaffOrderCounts, StaffOrderSummary } from '@huiqi/sdk';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { mountPage } from './mountPage.js';
import { orderColumns } from './orderColumns.js';
import { rowsOf } from './readData.js';
import { useData } from './useData.js';

const columns: ProColumns<StaffOrderSummary>[] = [
  {
    title: '企业名称',
    dataIndex: 'companyName',
    render: (_, { orderId, companyName }) => (
      <a href={`/applicationManage?orderId=${orderId}`}>{companyName}</a>
    ),
  },
  { title: '产品', dataIndex: 'productName', search: false },
  ...orderColumns<StaffOrderSummary>(),
  { title: '处理人', dataIndex: ['assignee', 'name'], search: false },
  {
    title: '操作',
    valueType: 'option',
    render: () => [
      <a key="assign" href="#assign">
        分配
      </a>,
    ],
  },
];

function StaffOrders() {
  const [queue, setQueue] = useState('mine');
  const counts = useData<StaffOrderCounts>('/order/admin/statusCount');
  const tabs = [
    { key: 'mine', label: `等我处理 ${counts?.waitingForMe ?? ''}` },
    { key: 'all', label: `全部 ${counts?.total ?? ''}` },
  ];
  return (
    <>
      <Tabs items={tabs} activeKey={queue} onChange={setQueue} />
      <ProTable<StaffOrderSummary>
        rowKey="orderId"
        columns={columns}
        params={queue === 'mine' ? { queue, sortDirection: 'ASC' } : {}}
        request={rowsOf('/order/admin/page')}
        pagination={{ pageSize: 10 }}
        toolBarRender={() => [<Button key="export">导出</Button>]}
      />
    </>
  );
}

mountPage('申请管理', 'staff', <StaffOrders />);
