import type { DecisionPanelProps } from './DecisionPanel.js';

/** A record's position in its queue, and its neighbours. */
export type Neighbours = Pick<DecisionPanelProps, 'next' | 'position' | 'previous'>;

export interface NeighboursOptions<Row> {
  /** The queue page the record was opened from; undefined while unknown. */
  readonly rows: readonly Row[] | undefined;
  readonly page:
    | { readonly index: number; readonly size: number; readonly total: number }
    | undefined;
  readonly isRecord: (row: Row) => boolean;
  readonly linkTo: (row: Row) => Neighbours['next'];
  /** 第 3 笔，共 27 笔. */
  readonly positionText: (place: number, total: number) => string;
  /** The record's former index on the page, if a decision removed it from the queue. */
  readonly lastPlace?: number | undefined;
}

/** The neighbours of a record on its page, or of its former position; nothing if it was never there. */
export function neighboursOf<Row>(options: NeighboursOptions<Row>): Neighbours {
  const { rows = [], page, isRecord, linkTo, positionText, lastPlace } = options;
  const place = rows.findIndex(isRecord);
  const link = (at: number) => {
    const row = rows[at];
    return row && linkTo(row);
  };
  // The next one has moved up into its position.
  if (place < 0 && lastPlace !== undefined)
    return { previous: link(lastPlace - 1), next: link(lastPlace) ?? link(0) };
  if (place < 0 || !page) return {};
  return {
    previous: link(place - 1),
    next: link(place + 1),
    position: positionText((page.index - 1) * page.size + place + 1, page.total),
  };
}
