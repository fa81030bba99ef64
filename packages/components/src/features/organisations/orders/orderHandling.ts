import type { OrganisationsCopy } from '../copy.js';

/** What staff may do with an order, named by the resulting status. */
export type OrderHandling = 'ACCEPTED' | 'REFUSED' | 'FINISHED';

export interface HandlingTexts {
  /** The verb. */
  readonly title: string;
  /** Label of the text for the company. */
  readonly label: string;
  readonly hint: string;
  /** Afterwards. */
  readonly done: string;
}

/** The texts for an order in this status: refusing one that was accepted ends a service. */
export const handlingTexts = (
  status: string,
  copy: OrganisationsCopy,
): Readonly<Record<OrderHandling, HandlingTexts>> => ({
  ACCEPTED: {
    title: copy.accept,
    label: copy.acceptText,
    hint: copy.acceptHint,
    done: copy.accepted,
  },
  REFUSED:
    status === 'ACCEPTED'
      ? { title: copy.end, label: copy.endText, hint: copy.refuseHint, done: copy.ended }
      : { title: copy.refuse, label: copy.refuseText, hint: copy.refuseHint, done: copy.refused },
  FINISHED: {
    title: copy.finish,
    label: copy.finishText,
    hint: copy.finishHint,
    done: copy.finished,
  },
});

const handlings: readonly string[] = ['ACCEPTED', 'REFUSED', 'FINISHED'] satisfies OrderHandling[];

export const isHandling = (status: string): status is OrderHandling => handlings.includes(status);
