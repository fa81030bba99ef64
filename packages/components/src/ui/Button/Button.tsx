import { forwardRef, useContext, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.js';
import { AdaptersContext } from '../shared/ComponentAdapters.js';
import { spinner } from './Button.css.js';
import { buttonClass } from './buttonClass.js';
import type { ButtonProps } from './ButtonProps.js';

export type { ButtonProps } from './ButtonProps.js';

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
  const { Button: Given } = useContext(AdaptersContext);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  if (Given) {
    const given = { ...rest, variant, size, type, loading, disabled, icon, block };
    return (
      <Given {...given} ref={ref} onClick={press}>
        {children}
      </Given>
    );
  }
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button
      {...rest}
      {...busy}
      ref={ref}
      type={type}
      disabled={disabled}
      className={buttonClass({ variant, size, block })}
      onClick={press}
    >
      {loading && <span className={spinner} aria-hidden="true" />}
      {!loading && icon && <Icon name={icon} />}
      {children}
    </button>
  );
});
