import { Fragment } from 'react';
import { mark } from './MarkedText.css.js';
import { markMatches } from './markMatches.js';

export interface MarkedTextProps {
  readonly text: string;
  /** What was searched for; without it nothing is marked. */
  readonly query?: string | undefined;
}

/** A text in which the words that were searched for are marked. */
export function MarkedText({ text, query }: MarkedTextProps) {
  return markMatches(text, query).map((part, place) =>
    part.marked ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text
      <mark key={place} className={mark}>
        {part.text}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text
      <Fragment key={place}>{part.text}</Fragment>
    ),
  );
}
