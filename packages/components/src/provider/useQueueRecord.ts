import type { Operation, OperationInput } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import type { PageLink } from '../patterns/page/types.js';
import { useListCopy } from '../patterns/ListView/copy.js';
import { neighboursOf, type Neighbours } from '../patterns/StaffDesk/neighboursOf.js';
import { fillCopy } from './copy.js';
import { screenLink, useScreenName, type ScreenProps } from './screen.js';
import { useOperation } from './useOperation.js';
import type { ListOperationId, PageOf, RowOf } from './useOperationList.js';

export interface QueueRecordOptions<Id extends ListOperationId> {
  readonly id: string;
  readonly idOf: (row: RowOf<Id>) => string;
  /** Address of the queue, with the tab, filters and page that the record was opened from. */
  readonly queue: string;
  /** Input of the list for a query of the queue. */
  readonly toInput: (query: URLSearchParams, size: number) => OperationInput<Id>;
  /** Address of another record. */
  readonly pathTo: (id: string) => string;
  readonly copy: {
    /** Name of the queue. */
    readonly title: string;
    /** 第 {n} 笔，共 {total} 笔. */
    readonly position: string;
  };
}

export interface QueueRecord {
  readonly back: PageLink;
  /** The records beside it, on the page of the queue it was opened from; that page is usually still cached. */
  readonly neighbours: Neighbours;
  /** Takes the name of the record once it has been loaded. */
  readonly setName: (name: string | null | undefined) => void;
}

/** What surrounds a record of a queue on a screen: the way back, its neighbours and its name. */
export function useQueueRecord<Id extends ListOperationId>(
  props: Pick<ScreenProps, 'hrefFor' | 'navigate' | 'onName' | 'pageSize'>,
  operation: Operation<Id>,
  { id, idOf, queue, toInput, pathTo, copy }: QueueRecordOptions<Id>,
): QueueRecord {
  const { many } = useListCopy();
  const [name, setName] = useState<string | null>();
  useScreenName(props.onName, name);
  const { pageSize = pageSizes.adminOrders } = props;
  const input = toInput(new URLSearchParams(queue.split('?')[1]), pageSize);
  const found = useOperation(operation, input).data as unknown as PageOf<RowOf<Id>> | undefined;
  const isRecord = (row: RowOf<Id>) => idOf(row) === id;
  // A decision removes a record from its queue: the next one is at the same position.
  const place = found?.content.findIndex(isRecord) ?? -1;
  const [last, setLast] = useState<{ readonly id: string; readonly place: number }>();
  if (place >= 0 && (last?.id !== id || last.place !== place)) setLast({ id, place });
  return {
    back: { label: copy.title, ...screenLink(props, queue) },
    neighbours: neighboursOf({
      rows: found?.content,
      page: found?.page,
      isRecord,
      lastPlace: last?.id === id ? last.place : undefined,
      linkTo: (row) => screenLink(props, pathTo(idOf(row))),
      positionText: (n, total) =>
        fillCopy(copy.position, { n, total: found?.page.relation === 'AT_LEAST' ? many : total }),
    }),
    setName,
  };
}
