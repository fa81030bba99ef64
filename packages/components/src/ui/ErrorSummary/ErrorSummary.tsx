import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import * as css from './ErrorSummary.css.js';
import { scrollIntoView } from '../shared/scrollIntoView.js';
import { useFormCopy } from '../shared/formCopy.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useMessage } from '../../copy/useMessage.js';

export interface FieldMessage {
  readonly fieldId: string;
  /** Label of the field, put before a message that does not contain it. */
  readonly label?: string | undefined;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly FieldMessage[];
  readonly title?: string | undefined;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const root = event.currentTarget.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const field = root.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  scrollIntoView(field, { block: 'center' });
  field.focus({ preventScroll: true });
}

/**
 * All messages of a form at its top, each with the label of its field and a link to it. Takes focus
 * when it appears; give it a new `key` on each failed submit.
 */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const copy = useFormCopy();
  const say = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  // Before any effect of the form, which may move the focus on to a field.
  useLayoutEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.summary}>
      <p className={css.title}>{title ?? copy.correct}</p>
      <ul className={css.list}>
        {errors.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={css.link}
              onClick={(event) => focusField(event, fieldId)}
            >
              {label && !message.includes(label)
                ? fillCopy(copy.problemOf, { label, message: say(message) })
                : say(message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
