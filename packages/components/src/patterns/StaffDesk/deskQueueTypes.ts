import type { RefObject } from 'react';
import type { PageLink } from '../page/types.js';
import type { OpinionPhrases } from './phraseTypes.js';

/** An address in a queue, and the handler of its plain click. */
export type QueueLink = Omit<PageLink, 'label'>;

/** A record's queue: its neighbours over all pages, and what follows a decision. */
export interface DeskQueue {
  /** The previous record; without one its button is disabled. */
  readonly previous?: QueueLink | undefined;
  readonly next?: QueueLink | undefined;
  /** 第 3 笔，共 27 笔. */
  readonly position?: string | undefined;
  /** What others did meanwhile: 这一笔已由他人处理. */
  readonly note?: string | undefined;
  /** Whether the viewer has just decided: the next step is offered and gets the focus. */
  readonly isDecided?: boolean | undefined;
  /** Called after each decision of the viewer. */
  readonly onDecided?: (() => void) | undefined;
  /** The viewer's choice to open the next record at once after a decision. */
  readonly atOnce?:
    | { readonly value: boolean; readonly onChange: (value: boolean) => void }
    | undefined;
  /** The viewer's phrases for the opinions of decisions. */
  readonly phrases?: OpinionPhrases | undefined;
  /** Receives the focus of a dialog that closes after a decision. */
  readonly nextStep?: RefObject<HTMLDivElement | null> | undefined;
}

/** What a decision means, on every desk; it chooses the key. */
export type DeskActionKind =
  | 'approve'
  | 'refuse'
  | 'return'
  | 'record'
  | 'reply'
  | 'assign'
  | 'close';

/** A decision that the viewer can make on a record. */
export interface DeskAction {
  readonly kind: DeskActionKind;
  /** The verb: 通过申请. */
  readonly label: string;
  readonly onSelect: () => void;
}
