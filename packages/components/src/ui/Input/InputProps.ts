import type { ComponentPropsWithoutRef, ReactNode } from 'react';
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
  /**
   * Cleans typed or pasted text before it is reported. Use it instead of `maxLength`, which truncates pasted text that
   * contains blanks or separators.
   */
  readonly clean?: ((text: string) => string) | undefined;
}
