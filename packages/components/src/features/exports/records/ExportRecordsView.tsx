import { ExportStateLabels, type ExportRecord, type ExportState } from '@huiqi/sdk';
import { formatDateTime, formatText, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { Table } from '../../../ui/Table/Table.js';
import { Tag, type TagTone } from '../../../ui/Tag/Tag.js';
import { useExportsCopy } from '../copy.js';

export interface ExportRecordsViewProps {
  readonly rows: readonly ExportRecord[];
}

const tones: Readonly<Record<ExportState, TagTone>> = {
  RUNNING: 'info',
  DONE: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
};

/** Exports as a table: who, when, how many rows, and how much was asked for. */
export function ExportRecordsView({ rows }: ExportRecordsViewProps) {
  const copy = useExportsCopy();
  return (
    <Table
      caption={copy.recordsTitle}
      rows={rows}
      rowKey={({ id }) => id}
      density="compact"
      columns={[
        {
          key: 'user',
          header: copy.recordUser,
          rowHeader: true,
          render: ({ userName }) => formatText(userName),
        },
        {
          key: 'started',
          header: copy.recordStarted,
          kind: 'date',
          render: ({ startedTs }) => formatDateTime(startedTs),
        },
        {
          key: 'ended',
          header: copy.recordEnded,
          kind: 'date',
          render: ({ endedTs }) => (endedTs ? formatDateTime(endedTs) : '--'),
        },
        {
          key: 'rows',
          header: copy.recordRows,
          kind: 'number',
          render: ({ written, total }) =>
            written === total
              ? formatThousands(total)
              : `${formatThousands(written)} / ${formatThousands(total)}`,
        },
        {
          key: 'asked',
          header: copy.recordAsked,
          render: ({ columns, filters }) =>
            fillCopy(copy.recordAskedOf, { columns: columns.length, filters: filters.length }),
        },
        {
          key: 'state',
          header: copy.recordState,
          card: 'aside',
          render: ({ exportState }) => (
            <Tag tone={tones[exportState]}>{ExportStateLabels[exportState]}</Tag>
          ),
        },
      ]}
    />
  );
}
