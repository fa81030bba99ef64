import { ProTable, type ProColumns } from '@ant-design/pro-components';
import type { OrderSummary } from '@huiqi/sdk';
import { mountPage } from './mountPage.js';
import { orderColumns } from './orderColumns.js';
import { rowsOf } from './readData.js';

const columns: ProColumns<OrderSummary>[] = [
  {
    title: '产品',
    dataIndex: 'productName',
    search: false,
    render: (_, { orderId, productName, logoImgUrl }) => (
      <a href={`/loanDetail?orderId=${orderId}`}>
        <img src={logoImgUrl ?? ''} width={36} height={36} alt="" /> {productName}
      </a>
    ),
  },
  { title: '企业名称', dataIndex: 'companyName', search: false },
  ...orderColumns<OrderSummary>(),
  { title: '申请日期', dataIndex: 'created', valueType: 'dateRange', hideInTable: true },
];

mountPage(
  '我的申请',
  'user',
  <ProTable<OrderSummary>
    rowKey="orderId"
    columns={columns}
    request={rowsOf('/order/user/page')}
    pagination={{ pageSize: 10 }}
  />,
);
