import type { DecisionPanelProps } from './DecisionPanel.js';

/** Where a record stands in its queue, and what lies beside it. */
export type Neighbours = Pick<DecisionPanelProps, 'next' | 'position' | 'previous'>;

export interface NeighboursOptions<Row> {
  /** The page of the queue that the record was opened from; undefined while it is not known. */
  readonly rows: readonly Row[] | undefined;
  readonly page:
    { readonly index: number; readonly size: number; readonly total: number } | undefined;
  readonly isRecord: (row: Row) => boolean;
  readonly linkTo: (row: Row) => Neighbours['next'];
  /** 第 3 笔，共 27 笔. */
  readonly positionText: (place: number, total: number) => string;
}

/** The records beside one on its page; nothing if it is not there any more. */
export function neighboursOf<Row>(options: NeighboursOptions<Row>): Neighbours {
  const { rows = [], page, isRecord, linkTo, positionText } = options;
  const place = rows.findIndex(isRecord);
  if (place < 0 || !page) return {};
  const link = (at: number) => {
    const row = rows[at];
    return row && linkTo(row);
  };
  return {
    previous: link(place - 1),
    next: link(place + 1),
    position: positionText((page.index - 1) * page.size + place + 1, page.total),
  };
}
