import { useState } from 'react';
import { markSize, picture } from './Subject.css.js';

export interface MarkProps {
  /** Address of the picture; without one the name's first character is shown. */
  readonly src?: string | undefined;
  readonly name: string;
  readonly size?: keyof typeof markSize | undefined;
}

/** A bank's or office's logo. The name is beside it, so it is hidden from screen readers. */
export function Mark({ src, name, size = 56 }: MarkProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={markSize[size]} aria-hidden="true">
      {src && src !== broken ? (
        <img
          className={picture}
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
        Array.from(name)[0]
      )}
    </span>
  );
}
