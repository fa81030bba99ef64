import { forwardRef, useState } from 'react';
import { Icon } from '../Icon/Icon.js';
import type { InputProps } from '../Input/Input.js';
import { bare, box, innerButton } from '../shared/control.css.js';
import { useFormCopy } from '../shared/formCopy.js';

/** A password that can be shown while it is typed. */
export const PasswordInput = forwardRef<
  HTMLInputElement,
  Omit<InputProps, 'type' | 'prefix' | 'suffix'>
>(function PasswordInput(native, ref) {
  const copy = useFormCopy();
  const [shown, setShown] = useState(false);
  return (
    <div className={box}>
      <input
        {...native}
        ref={ref}
        type={shown ? 'text' : 'password'}
        className={bare}
        spellCheck={false}
      />
      <button
        type="button"
        className={innerButton}
        disabled={native.disabled}
        aria-pressed={shown}
        aria-label={copy.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
      </button>
    </div>
  );
});
