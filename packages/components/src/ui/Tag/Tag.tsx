import type { ReactNode } from 'react';
import { tag } from './Tag.css.js';

export type TagTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface TagProps {
  readonly tone?: TagTone | undefined;
  readonly children: ReactNode;
}

/** A short word about something, such as a status; the word carries the meaning, not the colour. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={tag[tone]}>{children}</span>;
}
