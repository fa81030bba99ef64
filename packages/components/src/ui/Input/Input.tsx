import {
  forwardRef,
  useContext,
  type ChangeEvent,
  type CompositionEvent,
  type SyntheticEvent,
} from 'react';
import { AdaptersContext } from '../shared/ComponentAdapters.js';
import { bare, box, prefix as prefixClass, suffix as suffixClass } from '../shared/control.css.js';
import type { InputProps } from './InputProps.js';

export type { InputProps } from './InputProps.js';

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
  const { Input: Given } = useContext(AdaptersContext);
  const handlers = {
    onChange: onChange || clean ? takeText : undefined,
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      onCompositionEnd?.(event);
      if (clean) takeText(event);
    },
  };
  if (Given)
    return (
      <Given {...native} {...handlers} ref={ref} type={type} prefix={prefix} suffix={suffix} />
    );
  return (
    <div className={box}>
      {prefix && <span className={prefixClass}>{prefix}</span>}
      <input {...native} {...handlers} ref={ref} type={type} className={bare} />
      {suffix && <span className={suffixClass}>{suffix}</span>}
    </div>
  );
});
