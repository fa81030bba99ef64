import { useState } from 'react';
import { avatar, picture } from './Avatar.css.js';

export interface AvatarProps {
  readonly src?: string | undefined;
  readonly name: string;
  /** Edge in pixels. */
  readonly size?: number | undefined;
}

/** A picture, or the first character of the name. The name stands beside it, so it is hidden from readers. */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const box = { width: size, height: size, fontSize: Math.round(size * 0.45) };
  return (
    <span className={avatar} style={box} aria-hidden="true">
      {src && src !== broken ? (
        <img className={picture} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  );
}
