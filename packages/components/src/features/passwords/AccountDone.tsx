import { useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.js';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';
import * as css from './AccountDone.css.js';

export interface AccountDoneProps {
  readonly title: string;
  readonly text: string;
  /** At most two links, one of them primary. */
  readonly children: ReactNode;
}

/** The last step of an account form: the result, and where to go. */
export function AccountDone({ title, text, children }: AccountDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useBrowserLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.done}>
      <span className={css.icon}>
        <Icon name="success" size={40} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
