import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import * as css from './ErrorPanel.css.js';

export interface ErrorPanelProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Number support asks for. */
  readonly requestId?: string | undefined;
  readonly action?: ReactNode;
  readonly compact?: boolean | undefined;
}

/** What happened, what to do, and the request number with a copy button. */
export function ErrorPanel({
  title,
  description,
  requestId,
  action,
  compact = false,
}: ErrorPanelProps) {
  return (
    <div role="alert" className={compact ? css.compact : css.panel}>
      <Icon name="error" size={compact ? 20 : 40} />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {description && <p className={css.description}>{description}</p>}
        {requestId && <RequestNumber id={requestId} />}
      </div>
      {action}
    </div>
  );
}

function RequestNumber({ id }: { readonly id: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      // Without permission the number can still be marked and copied by hand.
      setCopied(false);
    }
  };
  return (
    <p className={css.request}>
      <span>请求编号：</span>
      <code className={css.number}>{id}</code>
      <Button size="small" variant="text" onClick={() => void copy()}>
        {copied ? '已复制' : '复制'}
      </Button>
    </p>
  );
}
