import type { ProColumns } from '@ant-design/pro-components';
import type { OrderSummary } from '@huiqi/sdk';

export const statuses = {
  SAVE_NOT_SUBMIT: '未提交',
  ACCEPT_SUCCESS: '申请中',
  BANK_NO_INFO: '银行未反馈',
  JXW_AUDIT_PASSED: '抗疫贷银行审核中',
  APPROVAL_SUCCESS: '已授信',
  APPROVAL_FAIL: '已拒绝',
  BANK_APPROVAL_SUCCESS: '银行已放款',
  ORDER_CLOSED: '已关闭',
};

/** Columns that both lists of applications have. */
export const orderColumns = <Row extends OrderSummary>(): ProColumns<Row>[] => [
  { title: '申请状态', dataIndex: 'orderStatus', valueType: 'select', valueEnum: statuses },
  { title: '金额（万元）', dataIndex: 'loanAmount', align: 'right', search: false },
  { title: '期限（月）', dataIndex: 'loanterm', align: 'right', search: false },
  { title: '申请时间', dataIndex: 'createdTs', valueType: 'dateTime', search: false },
  { title: '申请编号', dataIndex: 'orderCode', search: false },
];
