import type { DecisionPanelProps } from './DecisionPanel.js';

/** Where a record stands in its queue, and what lies beside it. */
export type Neighbours = Pick<DecisionPanelProps, 'next' | 'position' | 'previous'>;

export interface NeighboursOptions<Row> {
  /** The page of the queue that the record was opened from; undefined while it is not known. */
  readonly rows: readonly Row[] | undefined;
  readonly page:
    | { readonly index: number; readonly size: number; readonly total: number }
    | undefined;
  readonly isRecord: (row: Row) => boolean;
  readonly linkTo: (row: Row) => Neighbours['next'];
  /** 第 3 笔，共 27 笔. */
  readonly positionText: (place: number, total: number) => string;
  /** Where the record stood on the page, from 0, if a decision has taken it out of the queue. */
  readonly lastPlace?: number | undefined;
}

/** The records beside one on its page, or beside where it was; nothing if it was never there. */
export function neighboursOf<Row>(options: NeighboursOptions<Row>): Neighbours {
  const { rows = [], page, isRecord, linkTo, positionText, lastPlace } = options;
  const place = rows.findIndex(isRecord);
  const link = (at: number) => {
    const row = rows[at];
    return row && linkTo(row);
  };
  // The one after it has moved up into its place.
  if (place < 0 && lastPlace !== undefined)
    return { previous: link(lastPlace - 1), next: link(lastPlace) ?? link(0) };
  if (place < 0 || !page) return {};
  return {
    previous: link(place - 1),
    next: link(place + 1),
    position: positionText((page.index - 1) * page.size + place + 1, page.total),
  };
}
