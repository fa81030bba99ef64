import type { ProTableProps } from '@ant-design/pro-components';
import { useState } from 'react';

type Size = 'large' | 'middle' | 'small';

const read = (key: string, otherwise: string) => localStorage.getItem(key) ?? otherwise;

/** Page size and density of a table, which pro-components does not keep by itself. */
export function useRowsChoice(): Pick<
  ProTableProps<Record<string, unknown>, Record<string, unknown>>,
  'size' | 'onSizeChange' | 'pagination'
> {
  const [pageSize, setPageSize] = useState(Number(read('desk-page-size', '10')));
  const [size, setSize] = useState(read('desk-density', 'middle') as Size);
  return {
    size,
    onSizeChange: (next) => {
      setSize(next as Size);
      localStorage.setItem('desk-density', String(next));
    },
    pagination: {
      pageSize,
      showSizeChanger: true,
      pageSizeOptions: [10, 20, 50, 100],
      onChange: (_page, next) => {
        setPageSize(next);
        localStorage.setItem('desk-page-size', String(next));
      },
    },
  };
}
