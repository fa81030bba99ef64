import { forwardRef, type AriaAttributes, type MouseEventHandler, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import type { IconName } from '../Icon/icons.js';
import { spinner } from './Button.css.js';
import { buttonClass } from './buttonClass.js';
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

/** Triggers an action. `loading` sets aria-disabled, because a disabled element would lose focus. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    type = 'button',
    loading = false,
    disabled = false,
    icon,
    block = false,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button
      {...rest}
      {...busy}
      ref={ref}
      type={type}
      disabled={disabled}
      className={buttonClass({ variant, size, block })}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <span className={spinner} aria-hidden="true" />}
      {!loading && icon && <Icon name={icon} />}
      {children}
    </button>
  );
});
