import { useState } from 'react';
import { markSize, picture } from './Subject.css.js';

export interface MarkProps {
  /** Address of the picture; without one the first character of the name stands in. */
  readonly src?: string | undefined;
  readonly name: string;
  readonly size?: keyof typeof markSize | undefined;
}

/** The mark of a bank or an office. The name stands beside it, so it is hidden from screen readers. */
export function Mark({ src, name, size = 56 }: MarkProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={markSize[size]} aria-hidden="true">
      {src && src !== broken ? (
        <img
          className={picture}
          // In lists there are many, which would hold up the first paint.
          loading={size < 56 ? 'lazy' : 'eager'}
          decoding="async"
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(src)}
        />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  );
}
