import { useState } from 'react';
import { avatar, letter, picture } from './Avatar.css.js';

export interface AvatarProps {
  readonly src?: string | undefined;
  readonly name: string;
  /** Edge length in pixels. Defaults to 40. */
  readonly size?: number | undefined;
}

/** A picture, or the first character of the name. Decorative: the name is shown beside it. */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const box = { width: size, height: size };
  return (
    <span className={avatar} aria-hidden="true">
      {src && src !== broken ? (
        <img {...box} className={picture} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        <svg {...box} viewBox="0 0 40 40" focusable="false">
          <text className={letter} x="20" y="20" textAnchor="middle" dominantBaseline="central">
            {Array.from(name)[0]}
          </text>
        </svg>
      )}
    </span>
  );
}
