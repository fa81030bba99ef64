import { useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import type { ColumnChoice, ColumnOption } from '../ColumnChooser/columnChoice.js';
import { date } from '../filters/date.js';
import { defineFilters } from '../filters/defineFilters.js';
import { oneOf, page, text } from '../filters/kinds.js';
import { range } from '../filters/range.js';
import type { FilterValues } from '../filters/types.js';
import { useListState } from '../ListView/useListState.js';
import { DeskList, type DeskBatch } from './DeskList.js';

const filters = defineFilters({
  company: text(),
  code: text(),
  dates: range(date(), 'dateStart', 'dateEnd'),
  status: oneOf(['waiting', 'granted']),
  index: page(),
});

export interface DeskListExampleProps {
  readonly counts?: string | null | undefined;
  readonly news?: string | undefined;
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly onRefresh?: (() => void) | undefined;
  readonly onExport?: (() => void) | undefined;
  readonly batch?: Pick<DeskBatch<ExampleRow>, 'actions' | 'selectFound'> | undefined;
  /** All records, over several pages. Defaults to one page. */
  readonly total?: number | undefined;
  readonly tab?: 'mine' | 'all' | undefined;
  /** Whether the rows are of the previous filters or page. */
  readonly isPrevious?: boolean | undefined;
  /** The filters at the start. */
  readonly start?: FilterValues<typeof filters.spec> | undefined;
  /** Text of a state. */
  readonly waiting?: string | undefined;
}

const ignore = () => undefined;
export interface ExampleRow {
  readonly id: string;
  readonly amount: string;
}

const rows: readonly ExampleRow[] = Array.from({ length: 8 }, (_, at) => ({
  id: String(at + 1),
  amount: `${at}0`,
}));
const columns: readonly ColumnOption[] = [
  { key: 'company', label: '企业名称', fixed: true, initial: true },
  { key: 'amount', label: '申请金额（万元）', initial: true },
  { key: 'code', label: '申请编号' },
];

/** A desk on plain data. */
export function DeskListExample(props: DeskListExampleProps) {
  const { counts = '8', news, onOpen = ignore, onRefresh = ignore, onExport } = props;
  const { batch, total = rows.length, tab = 'mine', isPrevious, waiting = '申请中' } = props;
  const [values, setValues] = useState<FilterValues<typeof filters.spec>>(props.start ?? {});
  const [choice, setChoice] = useState<ColumnChoice>([]);
  const list = useListState({
    filters,
    labels: {
      company: '企业名称',
      code: '申请编号',
      dates: '申请日期',
      status: { label: '申请状态', values: { waiting, granted: '已授信' } },
    },
    keyword: 'company',
    mode: 'submit',
    values,
    onValuesChange: setValues,
  });
  return (
    <DeskList
      title="申请管理"
      actions={
        onExport && (
          <Button aria-keyshortcuts="e" onClick={onExport}>
            导出
          </Button>
        )
      }
      tabs={[
        { id: 'mine', label: '等我处理', count: counts, href: '#mine' },
        { id: 'all', label: '全部', count: counts, href: '#all' },
      ]}
      tab={tab}
      list={list}
      state={{ status: 'ready', data: { rows, index: 1, size: 10, total, isPrevious } }}
      countText={(n) => `共 ${n} 笔申请`}
      empty={{ title: '没有申请' }}
      columns={[
        {
          key: 'company',
          header: '企业名称',
          rowHeader: true,
          kind: 'name',
          render: ({ id }) => `企业 ${id}`,
        },
        {
          key: 'amount',
          header: '申请金额（万元）',
          kind: 'money',
          render: ({ amount }) => amount,
        },
        { key: 'code', header: '申请编号', kind: 'code', render: ({ id }) => `DJ${id}` },
      ]}
      rowKey={({ id }) => id}
      rowLink={({ id }) => ({ href: `#${id}`, onOpen: () => onOpen(id) })}
      chooser={{ options: columns, choice, onChange: setChoice }}
      batch={batch && { ...batch, recordOf: ({ id }) => ({ name: `企业 ${id}` }) }}
      news={news}
      onRefresh={onRefresh}
    />
  );
}
