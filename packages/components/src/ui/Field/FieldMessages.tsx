import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { error as errorClass, errorIcon, hint as hintClass } from './Field.css.js';
import { useMessage } from '../../copy/useMessage.js';

export interface FieldMessagesProps {
  readonly hintId: string;
  readonly errorId: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Hint and message under a control. The live region exists before the first message. */
export function FieldMessages({ hintId, errorId, hint, error }: FieldMessagesProps) {
  const say = useMessage();
  return (
    <>
      {hint && (
        <div id={hintId} className={hintClass}>
          {hint}
        </div>
      )}
      <div id={errorId} aria-live="polite">
        {error && (
          <div className={errorClass}>
            <span className={errorIcon}>
              <Icon name="error" />
            </span>
            <span>{say(error)}</span>
          </div>
        )}
      </div>
    </>
  );
}

/** Value of aria-describedby for what `FieldMessages` draws. */
export function describedBy(
  ids: { readonly hintId: string; readonly errorId: string },
  hint: ReactNode,
  error: string | undefined,
): string | undefined {
  return [hint && ids.hintId, error && ids.errorId].filter(Boolean).join(' ') || undefined;
}
