import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import type { IconName } from '../Icon/icons.js';
import type { ButtonSize, ButtonVariant } from './variants.js';

export interface ButtonProps extends AriaAttributes {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Shows a spinner and ignores clicks; the button keeps focus. */
  readonly loading?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly block?: boolean | undefined;
  readonly id?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}
