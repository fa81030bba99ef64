import { Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { headers, keys, onMount, rows } from './rows.js';

const columns = headers.map((title, at) => ({
  title,
  dataIndex: keys[at],
  width: 200,
  ...(at === 0 ? { fixed: 'left' } : {}),
  ...(at === 3 ? { sorter: (one, other) => one.amount - other.amount } : {}),
}));

onMount((root) =>
  createRoot(root).render(
    <Table
      virtual
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 1200, y: 720 }}
      columns={columns}
      dataSource={rows}
    />,
  ),
);
