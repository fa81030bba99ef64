import type { ReactNode } from 'react';
import * as css from './Stack.css.js';

export interface StackProps {
  readonly children: ReactNode;
  readonly direction?: 'vertical' | 'horizontal' | undefined;
  /** Steps of the 4 px grid: `gap={4}` is 16 px. Defaults to 4. */
  readonly gap?: keyof typeof css.gap | undefined;
  /** Defaults to `stretch` in a column and to `center` in a row. */
  readonly align?: keyof typeof css.align | undefined;
  readonly justify?: keyof typeof css.justify | undefined;
  /** Whether a row may wrap. Defaults to true. */
  readonly wrap?: boolean | undefined;
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
}

/** Children in a column or a row, with an even gap. */
export function Stack({
  children,
  direction = 'vertical',
  gap = 4,
  align = direction === 'vertical' ? 'stretch' : 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
}: StackProps) {
  const flow = direction === 'horizontal' && !wrap ? 'line' : direction;
  const classes = [css.direction[flow], css.gap[gap], css.align[align], css.justify[justify]];
  return <Element className={classes.join(' ')}>{children}</Element>;
}
