import type { ReactNode } from 'react';
import { card } from './Card.css.js';

export interface CardProps {
  readonly children: ReactNode;
  readonly padding?: 'none' | 'small' | 'medium' | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
}

/** A white surface with a thin border. */
export function Card({ children, padding = 'medium', as: Element = 'div' }: CardProps) {
  return <Element className={card[padding]}>{children}</Element>;
}
