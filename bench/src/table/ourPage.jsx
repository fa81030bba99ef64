import '@huiqi/components/styles.css';
import { themeRoot } from '@huiqi/components/theme';
import { WindowedTable } from '@huiqi/components/ui/WindowedTable';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { headers, keys, onMount, rows } from './rows.js';

const kinds = ['name', 'code', 'text', 'money', 'date', 'text'];
const columns = headers.map((header, at) => ({
  key: keys[at],
  header,
  kind: kinds[at],
  rowHeader: at === 0,
  sortable: at === 3,
  render: (row) => row[keys[at]],
}));
const keyOf = ({ id }) => id;

function Ours() {
  const [sort, setSort] = useState();
  const list = useMemo(
    () => (sort ? rows.toSorted((one, other) => one.amount - other.amount) : rows),
    [sort],
  );
  return (
    <div className={themeRoot}>
      <WindowedTable
        caption="申请"
        density="compact"
        columns={columns}
        rows={list}
        rowKey={keyOf}
        sort={sort}
        onSortChange={setSort}
      />
    </div>
  );
}

onMount((root) => createRoot(root).render(<Ours />));
