import { listRefereeRecords, openFile, saveFile } from '@huiqi/sdk';
import { formatDateTime, lastOf } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useClient } from '../../../provider/context.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Button } from '../../../ui/Button/Button.js';
import { Empty } from '../../../ui/Empty/Empty.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { fileKeyOf } from './fileKeyOf.js';
import { useHandlingCopy } from './copy.js';

/** Changes of an order's recommender, newest first, each with its proof. */
export function RefereeRecords({ orderId }: { readonly orderId: string }) {
  const copy = useHandlingCopy();
  const client = useClient();
  const [failed, setFailed] = useState(false);
  const query = useOperation(listRefereeRecords, { orderId });
  function open(address: string) {
    const key = fileKeyOf(address);
    setFailed(false);
    openFile(client, { key })
      .then((response) => saveFile(response, lastOf(key.split('/')) ?? copy.proof))
      .catch(() => setFailed(true));
  }
  return (
    <DataState
      compact
      state={toDataState(query, (records) => records.length === 0)}
      loading={<Skeleton preset="lines" />}
      empty={<Empty title={copy.noHistory} />}
    >
      {(records) => (
        <Stack gap={3}>
          <p role="alert">{failed ? copy.openFailed : ''}</p>
          <Timeline
            items={records.map((record) => ({
              key: record.id,
              title: `${record.modifiedAgo ?? copy.systemAllotted} → ${record.modifiedAfter}`,
              time: `${formatDateTime(record.createdTs)} ${record.operatorName}`,
              description: (
                <>
                  {record.reason}{' '}
                  <Button variant="text" size="small" onClick={() => open(record.picUrl)}>
                    {copy.openProof}
                  </Button>
                </>
              ),
            }))}
          />
        </Stack>
      )}
    </DataState>
  );
}
