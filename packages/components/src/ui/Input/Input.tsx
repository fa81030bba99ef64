import {
  forwardRef,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
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
  /**
   * Cleans typed or pasted text before it is reported. Use it instead of `maxLength`, which truncates pasted text that
   * contains blanks or separators.
   */
  readonly clean?: ((text: string) => string) | undefined;
}

/** One line of text. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { type = 'text', prefix, suffix, clean, onChange, onCompositionEnd, ...native },
  ref,
) {
  const takeText = (event: SyntheticEvent<HTMLInputElement>) => {
    const { nativeEvent, currentTarget: input } = event;
    // An input method replaces its own text until the composition ends.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    const kept = clean && !isComposing ? clean(input.value) : input.value;
    // Setting an equal text would move the caret.
    if (kept !== input.value) input.value = kept;
    onChange?.(event as ChangeEvent<HTMLInputElement>);
  };
  return (
    <div className={box}>
      {prefix && <span className={prefixClass}>{prefix}</span>}
      <input
        {...native}
        ref={ref}
        type={type}
        className={bare}
        onChange={onChange || clean ? takeText : undefined}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event);
          if (clean) takeText(event);
        }}
      />
      {suffix && <span className={suffixClass}>{suffix}</span>}
    </div>
  );
});
