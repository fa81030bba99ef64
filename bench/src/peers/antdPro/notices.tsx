import { ProTable, type ProColumns } from '@ant-design/pro-components';
import type { NoticePage } from '@huiqi/sdk';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { mountPage } from './mountPage.js';
import { rowsOf } from './readData.js';

type Notice = NoticePage['content'][number];

const types = [
  { key: 'ANNOUNCEMENT', label: '公告' },
  { key: 'TRANSACTION', label: '交易通知' },
  { key: 'LOAN_INFO', label: '贷款资讯' },
  { key: 'OTHER', label: '其他通知' },
];

const columns: ProColumns<Notice>[] = [
  { title: '标题', dataIndex: 'title', search: false },
  { title: '内容', dataIndex: 'content', search: false },
  {
    title: '状态',
    dataIndex: 'noticeStatus',
    valueType: 'select',
    valueEnum: { UNREAD: '未读', READ: '已读' },
  },
  { title: '发送日期', dataIndex: 'createdTs', valueType: 'date', search: false },
  { title: '发送日期', dataIndex: 'sent', valueType: 'dateRange', hideInTable: true },
];

function Notices() {
  const [noticeType, setType] = useState('ANNOUNCEMENT');
  return (
    <>
      <Tabs items={types} activeKey={noticeType} onChange={setType} />
      <ProTable<Notice>
        rowKey="id"
        columns={columns}
        params={{ noticeType }}
        request={rowsOf('/user/notice/page')}
        pagination={{ pageSize: 10 }}
        rowSelection={{}}
        toolBarRender={() => [<Button key="read">全部标为已读</Button>]}
      />
    </>
  );
}

mountPage('消息中心', 'user', <Notices />);
