import type {
  Operation,
  OperationData,
  OperationId,
  OperationInput,
  QueuePosition,
} from '@huiqi/sdk';
import { useEffect, useState } from 'react';
import { rememberRow } from '../patterns/StaffDesk/returnedRow.js';
import type { DeskQueue } from '../patterns/StaffDesk/deskQueueTypes.js';
import { useListCopy } from '../patterns/ListView/copy.js';
import { useDeskQueueCopy } from '../patterns/StaffDesk/deskQueueCopy.js';
import type { PageLink } from '../patterns/page/types.js';
import { fillCopy } from './copy.js';
import { screenLink, useLaterName, type ScreenProps } from './screen.js';
import { useDeskSettings } from './useDeskSettings.js';
import { useOperation } from './useOperation.js';
import { usePhrases } from './usePhrases.js';
import { useQueueSteps } from './useQueueSteps.js';

/** Operations that respond with a record's position in a filtered list. */
export type QueueOperationId = {
  [Id in OperationId]: OperationData<Id> extends QueuePosition ? Id : never;
}[OperationId];

/** Operations that read one record. */
type RecordOperationId = {
  [Id in OperationId]: { readonly id: string } extends OperationInput<Id> ? Id : never;
}[OperationId];

type ListInput<Id extends QueueOperationId> = Omit<OperationInput<Id>, 'id'> & {
  readonly index?: number | undefined;
  readonly size?: number | undefined;
};

export interface DeskQueueOptions<Id extends QueueOperationId, RecordId extends RecordOperationId> {
  readonly id: string;
  /** Reads a record; that of the next one is read in advance. */
  readonly record: Operation<RecordId>;
  /** Address of the queue, with the tab, filters and page that the record was opened from. */
  readonly queue: string;
  /** Input of the list for a query of the queue; its page is left out. */
  readonly toInput: (query: URLSearchParams) => ListInput<Id>;
  /** Address of another record. */
  readonly pathTo: (id: string) => string;
  readonly copy: {
    /** Name of the queue. */
    readonly title: string;
    /** 第 {n} 笔，共 {total} 笔. */
    readonly position: string;
  };
}

export interface DeskRecord {
  /** Link to the page of the queue that the record is on. */
  readonly back: PageLink;
  readonly queue: DeskQueue;
  /** Takes the name of the record once it has been loaded. */
  readonly setName: (name: string | null | undefined) => void;
}

/** The address of the queue's page that has a position. */
function pageAt(queue: string, position: number, size: number): string {
  const [path = '', query] = queue.split('?');
  const params = new URLSearchParams(query);
  const index = Math.ceil(position / size);
  if (index > 1) params.set('index', String(index));
  else params.delete('index');
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * What surrounds a record of a desk: the way back to its row, its neighbours over all pages, and the next step after a
 * decision. A record that a decision took out of the queue keeps the neighbour it had, unless others have decided on it.
 */
export function useDeskQueue<Id extends QueueOperationId, RecordId extends RecordOperationId>(
  props: Pick<ScreenProps, 'hrefFor' | 'navigate' | 'onName' | 'pageSize'>,
  operation: Operation<Id>,
  options: DeskQueueOptions<Id, RecordId>,
): DeskRecord {
  const { id, record, queue, toInput, pathTo, copy } = options;
  const { hrefFor, navigate, onName, pageSize } = props;
  const { size } = useDeskSettings(pageSize).choice;
  const texts = useDeskQueueCopy();
  const { many } = useListCopy();
  const phrases = usePhrases();
  const setName = useLaterName(onName);
  const {
    index: _page,
    size: _size,
    ...filters
  } = toInput(new URLSearchParams(queue.split('?')[1]));
  const inputOf = (of: string) => ({ ...filters, id: of }) as unknown as OperationInput<Id>;
  const place = useOperation(operation, inputOf(id), { refetchEvery: 30_000 }).data as
    | QueuePosition
    | undefined;
  const [held, setHeld] = useState<{ readonly id: string; readonly place: QueuePosition }>();
  if (place?.isListed && held?.place !== place) setHeld({ id, place });
  const before = held?.id === id ? held.place : undefined;
  const isDropped = place?.isListed === false;
  const candidate = (isDropped ? before?.nextId : undefined) ?? place?.nextId ?? null;
  const known = { enabled: candidate !== null };
  const onward = useOperation(operation, inputOf(candidate ?? ''), known).data as
    | QueuePosition
    | undefined;
  useOperation(record, { id: candidate ?? '' } as unknown as OperationInput<RecordId>, known);
  const isSkipped = onward?.isListed === false;
  const nextId = isSkipped
    ? place?.nextId === candidate
      ? onward.nextId
      : (place?.nextId ?? null)
    : candidate;
  // Replaces the record in the history, so that the browser's back leads to the list.
  const linkTo = (to: string | null | undefined) =>
    to
      ? { href: hrefFor(pathTo(to)), onOpen: () => navigate(pathTo(to), { replace: true }) }
      : undefined;
  const next = linkTo(nextId);
  const { isDecided, ...steps } = useQueueSteps(id, next);
  const own = hrefFor(pathTo(id));
  const after = next?.href;
  const others = isDecided && isDropped && before ? before.total - 1 - place.total : 0;
  const note =
    // A record that was opened by its address may never have been in the queue.
    isDropped && before && !isDecided
      ? texts.dropped
      : isSkipped
        ? texts.skipped
        : others > 0
          ? fillCopy(texts.others, { n: others })
          : undefined;
  const position = place?.position;
  const listAt = position ?? before?.position;
  const back = screenLink(props, listAt ? pageAt(queue, listAt, size) : queue);
  useEffect(() => rememberRow(own, after, back.href), [own, after, back.href]);
  return {
    back: { label: copy.title, ...back },
    queue: {
      ...steps,
      isDecided,
      phrases,
      note,
      next,
      previous: linkTo(place?.previousId),
      position: place?.isListed
        ? fillCopy(copy.position, {
            n: position ?? many,
            total: place.relation === 'AT_LEAST' ? many : place.total,
          })
        : undefined,
    },
    setName,
  };
}
