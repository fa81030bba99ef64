import { useEffect, useRef, useState } from 'react';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import type { FieldControl } from '../../ui/shared/controlProps.js';
import { afterPaint } from '../useDraft/afterPaint.js';
import * as css from './DynamicField.css.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useFieldsCopy, type FieldsCopy } from './copy.js';

export interface CountedTextareaProps {
  readonly control: FieldControl;
  readonly value: string;
  /** The control keeps its input itself. */
  readonly held?: boolean | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** Maximum number of characters, counted as code points. */
  readonly maxLength?: number | undefined;
}

/** Announced only near the limit, not with every character. */
function announcement(left: number, copy: FieldsCopy): string {
  if (left < 0) return fillCopy(copy.tooLong, { n: -left });
  if (left > 20) return '';
  return left > 10 ? copy.under20 : copy.under10;
}

/** A textarea with a count. Long text is not cut off: users shorten it themselves. */
export function CountedTextarea(props: CountedTextareaProps) {
  const { control, value, held, onChange, onBlur, placeholder, readOnly, maxLength } = props;
  const copy = useFieldsCopy();
  const [typed, setTyped] = useState(value);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const text = held ? typed : value;
  const count = Array.from(text.trim()).length;
  return (
    <div className={css.counted}>
      <Textarea
        {...control}
        {...(held ? { defaultValue: value } : { value })}
        onChange={({ target }) => {
          const next = target.value;
          stop.current?.();
          if (held) stop.current = afterPaint(() => setTyped(next));
          onChange(next);
        }}
        onBlur={onBlur}
        rows={3}
        placeholder={placeholder}
        readOnly={readOnly}
      />
      {maxLength !== undefined && !readOnly && (
        <>
          <span className={count > maxLength ? css.tooMany : css.count} aria-hidden="true">
            {count}/{maxLength}
          </span>
          <VisuallyHidden>
            <span role="status">{announcement(maxLength - count, copy)}</span>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
