import { useState, type ReactNode } from 'react';
import { markLetter } from './markLetter.js';
import * as css from './Subject.css.js';

export interface MarkProps {
  /** Address of the logo. */
  readonly src?: string | undefined;
  readonly name: string;
  /** Drawn without a logo: an icon of its kind. Defaults to a letter of the name. */
  readonly picture?: ReactNode;
  readonly size?: keyof typeof css.markSize | undefined;
}

/** A bank's or office's logo. The name is beside it, so it is hidden from screen readers. */
export function Mark({ src, name, picture, size = 56 }: MarkProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={css.markSize[size]} aria-hidden="true">
      {src && src !== broken ? (
        <img
          className={css.picture}
          // Lists have many, which would delay the first paint.
          loading={size < 56 ? 'lazy' : 'eager'}
          decoding="async"
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(src)}
        />
      ) : (
        // Out of a line of text twice over: a link around the mark does not underline its letter.
        (picture ?? (
          <span>
            <span className={css.letter}>{markLetter(name)}</span>
          </span>
        ))
      )}
    </span>
  );
}
