import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { bare, box, prefix as prefixClass, suffix as suffixClass } from '../shared/control.css.js';
import type { TextControlProps } from '../shared/controlProps.js';

type Native = ComponentPropsWithoutRef<'input'>;

export interface InputProps
  extends
    TextControlProps,
    Pick<
      Native,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'onFocus'
      | 'onClick'
      | 'onPointerDown'
      | 'onKeyDown'
      | 'onPaste'
      | 'onCompositionEnd'
    > {
  readonly type?: 'text' | 'tel' | 'email' | 'url' | 'search' | 'password' | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
}

/** One line of text. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { type = 'text', prefix, suffix, ...native },
  ref,
) {
  return (
    <div className={box}>
      {prefix && <span className={prefixClass}>{prefix}</span>}
      <input {...native} ref={ref} type={type} className={bare} />
      {suffix && <span className={suffixClass}>{suffix}</span>}
    </div>
  );
});
