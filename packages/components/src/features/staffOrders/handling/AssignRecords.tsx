import { listAssignRecords } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Empty } from '../../../ui/Empty/Empty.js';
import { Pager } from '../../../ui/Pager/Pager.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Table } from '../../../ui/Table/Table.js';
import { useHandlingCopy } from './copy.js';

/** Assignments of an order, newest first. */
export function AssignRecords({ orderId }: { readonly orderId: string }) {
  const copy = useHandlingCopy();
  const [index, setIndex] = useState(1);
  const query = useOperation(listAssignRecords, { orderId, index }, { keepPrevious: true });
  return (
    <DataState
      compact
      state={toDataState(query, ({ content }) => content.length === 0)}
      loading={<Skeleton preset="lines" />}
      empty={<Empty title={copy.noRecords} />}
    >
      {({ content, page }) => (
        <Stack gap={3}>
          <Table
            caption={copy.recordsTab}
            density="compact"
            rows={content}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'to',
                header: copy.recordTo,
                kind: 'name',
                rowHeader: true,
                render: ({ userName }) => userName,
              },
              {
                key: 'dept',
                header: copy.recordDept,
                kind: 'name',
                render: ({ deptName }) => deptName ?? '--',
              },
              {
                key: 'by',
                header: copy.recordBy,
                kind: 'name',
                render: ({ operatorName }) => operatorName,
              },
              {
                key: 'time',
                header: copy.recordTime,
                kind: 'date',
                render: ({ createdTs }) => formatDateTime(createdTs),
              },
            ]}
          />
          {page.total > page.size && <Pager {...page} onChange={setIndex} />}
        </Stack>
      )}
    </DataState>
  );
}
