import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { box } from '../shared/control.css.js';
import type { TextControlProps } from '../shared/controlProps.js';
import { textarea } from './Textarea.css.js';

export interface TextareaProps
  extends
    TextControlProps,
    Pick<
      ComponentPropsWithoutRef<'textarea'>,
      'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus'
    > {
  readonly rows?: number | undefined;
}

/** A multi-line text field. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
  { rows = 4, ...native },
  ref,
) {
  return (
    <div className={box}>
      <textarea {...native} ref={ref} rows={rows} className={textarea} />
    </div>
  );
});
