import type { Operation, OperationInput } from '@huiqi/sdk';
import { useState } from 'react';
import { neighboursOf, type Neighbours } from '../patterns/StaffDesk/neighboursOf.js';
import { fillCopy } from './copy.js';
import type { LinkTarget } from './screen.js';
import { useOperation } from './useOperation.js';
import type { ListOperationId, PageOf, RowOf } from './useOperationList.js';

export interface QueueNeighboursOptions<Row> {
  readonly isRecord: (row: Row) => boolean;
  readonly linkTo: (row: Row) => LinkTarget;
  /** 第 {n} 笔，共 {total} 笔. */
  readonly position: string;
}

/** The records beside one, on the page of the queue it was opened from; that page is usually still cached. */
export function useQueueNeighbours<Id extends ListOperationId>(
  operation: Operation<Id>,
  input: OperationInput<Id>,
  { isRecord, linkTo, position }: QueueNeighboursOptions<RowOf<Id>>,
): Neighbours {
  const { data } = useOperation(operation, input);
  const page = data as unknown as PageOf<RowOf<Id>> | undefined;
  const rows = page?.content;
  // A decision takes a record out of its queue; the way on starts where it was.
  const place = rows?.findIndex(isRecord) ?? -1;
  const [lastPlace, setLastPlace] = useState<number>();
  if (place >= 0 && place !== lastPlace) setLastPlace(place);
  return neighboursOf({
    rows,
    page: page?.page,
    isRecord,
    lastPlace,
    linkTo,
    positionText: (n, total) => fillCopy(position, { n, total }),
  });
}
