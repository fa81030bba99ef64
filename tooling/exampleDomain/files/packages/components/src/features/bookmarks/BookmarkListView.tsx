import type { Bookmark } from '@huiqi/sdk';
import { Button } from '../../ui/Button/Button.js';
import { Table } from '../../ui/Table/Table.js';
import { useBookmarksCopy } from './copy.js';

export interface BookmarkListViewProps {
  readonly rows: readonly Bookmark[];
  readonly busy?: boolean | undefined;
  readonly onRemove: (id: string) => void;
}

/** Bookmarks as a table. */
export function BookmarkListView({ rows, busy = false, onRemove }: BookmarkListViewProps) {
  const copy = useBookmarksCopy();
  return (
    <Table
      caption={copy.title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'product',
          header: copy.product,
          kind: 'name',
          rowHeader: true,
          render: ({ productName }) => productName,
        },
        {
          key: 'created',
          header: copy.created,
          kind: 'date',
          render: ({ createdTs }) => createdTs.slice(0, 10),
        },
        {
          key: 'remove',
          header: copy.remove,
          actions: true,
          render: ({ id }) => (
            <Button variant="text" disabled={busy} onClick={() => onRemove(id)}>
              {copy.remove}
            </Button>
          ),
        },
      ]}
    />
  );
}
