import { ProTable, type ActionType, type ProColumns } from '@ant-design/pro-components';
import type { StaffOrderCounts, StaffOrderSummary } from '@huiqi/sdk';
import { Tabs, Tag } from 'antd';
import { useRef, useState } from 'react';
import { SelectedActions } from './deskBatch.js';
import { mountPage } from './mountPage.js';
import { OrderDrawer } from './OrderDrawer.js';
import { orderColumns } from './orderColumns.js';
import { rowsOf } from './readData.js';
import { useData } from './useData.js';
import { useRowsChoice } from './useRowsChoice.js';

const columnsWith = (open: (id: string) => void): ProColumns<StaffOrderSummary>[] => [
  {
    title: '企业名称',
    dataIndex: 'companyName',
    render: (_, { orderId, companyName }) => (
      <a
        href={`#${orderId}`}
        onClick={(event) => {
          event.preventDefault();
          open(orderId);
        }}
      >
        {companyName}
      </a>
    ),
  },
  { title: '申请编号', dataIndex: 'orderCode' },
  {
    title: '时限',
    dataIndex: 'due',
    valueType: 'select',
    valueEnum: { OVERDUE: '已超期', TODAY: '今天到期', LATER: '未到期' },
    render: (_, { due }) => due && <Tag>{due.waitingDays} 天</Tag>,
  },
  { title: '产品', dataIndex: 'productName', search: false },
  ...orderColumns<StaffOrderSummary>().filter(({ title }) => title !== '申请编号'),
  { title: '所属地区', dataIndex: 'regionName', hideInTable: true },
  { title: '处理人', dataIndex: ['assignee', 'name'], search: false },
];

function Desk() {
  const [queue, setQueue] = useState('mine');
  const [ids, setIds] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  const table = useRef<ActionType>(null);
  const counts = useData<StaffOrderCounts>('/order/admin/statusCount');
  const tabs = [
    { key: 'mine', label: `等我处理 ${counts?.waitingForMe ?? ''}` },
    { key: 'commission', label: '待经信委审核' },
    { key: 'all', label: `全部 ${counts?.total ?? ''}` },
  ];
  return (
    <>
      <Tabs items={tabs} activeKey={queue} onChange={setQueue} />
      <ProTable<StaffOrderSummary>
        {...(useRowsChoice() as object)}
        rowKey="orderId"
        actionRef={table}
        columns={columnsWith(setOpen)}
        columnsState={{ persistenceKey: 'desk', persistenceType: 'localStorage' }}
        params={queue === 'all' ? {} : { queue, sortDirection: 'ASC' }}
        request={rowsOf('/order/admin/page')}
        onLoad={(rows) => setIds(rows.map(({ orderId }) => orderId))}
        rowSelection={{ preserveSelectedRowKeys: true }}
        // oxlint-disable-next-line react/no-unstable-nested-components -- the table calls it as a function
        tableAlertOptionRender={({ selectedRowKeys, onCleanSelected }) => (
          <SelectedActions
            ids={selectedRowKeys.map(String)}
            onDone={() => {
              onCleanSelected();
              void table.current?.reload();
            }}
          />
        )}
      />
      {open !== undefined && (
        <OrderDrawer
          key={open}
          id={open}
          ids={ids}
          onOpen={(id) => {
            setOpen(id);
            if (id === undefined) void table.current?.reload();
          }}
          onDecided={() => undefined}
        />
      )}
    </>
  );
}

mountPage('申请管理', 'staff', <Desk />);
