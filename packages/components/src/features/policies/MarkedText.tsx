import { Fragment } from 'react';
import type { PolicyTextPart } from '@huiqi/sdk';
import { mark } from './MarkedText.css.js';

/** A text in parts, with the search matches marked. */
export function MarkedText({ parts }: { readonly parts: readonly PolicyTextPart[] }) {
  return parts.map((part, place) =>
    part.mark ? (
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
