import * as css from './Button.css.js';
import type { ButtonSize, ButtonVariant } from './variants.js';

interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size: ButtonSize;
  readonly block: boolean;
}

/** Classes of elements that look like a button. */
export function buttonClass({ variant, size, block }: ButtonLook): string {
  const place = block ? css.block : variant === 'text' ? css.textInLine : '';
  return `${css.base} ${css.variants[variant]} ${css.sizes[size]} ${place}`;
}
