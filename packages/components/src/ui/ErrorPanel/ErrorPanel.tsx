import type { ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import * as css from './ErrorPanel.css.js';
import { RequestNumber } from './RequestNumber.js';
import { withoutRetryHint } from './withoutRetryHint.js';
import { useUiCopy } from '../shared/copy.js';
import { useMessage } from '../../copy/useMessage.js';

export interface ErrorPanelProps {
  /**
   * `fault`: the platform or the network failed; only then the request number helps. `mistake`: the
   * user can do something about it. `forbidden`: somebody else can, and trying again cannot. Defaults
   * to `fault`.
   */
  readonly kind?: 'fault' | 'mistake' | 'forbidden' | undefined;
  readonly title: string;
  /** What to do or, for a missing permission, who can help. */
  readonly description?: ReactNode;
  /** The number support asks for. */
  readonly requestId?: string | undefined;
  /** Adds a 重试 button and removes 请稍后重试 from the text. Ignored for `forbidden`. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  readonly action?: ReactNode;
  readonly compact?: boolean | undefined;
  /** `h1` if the panel is the whole page. Defaults to no heading. */
  readonly heading?: 'h1' | undefined;
}

const icons = { fault: 'error', mistake: 'warning', forbidden: 'info' } as const;

/** What happened, what to do and, for a fault, the request number with a copy button. */
export function ErrorPanel({
  kind = 'fault',
  title,
  description,
  requestId,
  onRetry,
  retrying = false,
  action,
  compact = false,
  heading,
}: ErrorPanelProps) {
  const copy = useUiCopy();
  const Title = heading ?? 'p';
  const message = useMessage();
  const retry = kind === 'forbidden' ? undefined : onRetry;
  const say = (text: string) => (retry ? withoutRetryHint(message(text)) : message(text));
  const advice = description ?? (kind === 'forbidden' ? copy.whoHelps : undefined);
  const line = typeof advice === 'string' ? say(advice) : advice;
  return (
    <div role="alert" className={`${compact ? css.compact : css.panel} ${css.tone[kind]}`}>
      <Icon name={icons[kind]} size={compact ? 20 : 40} />
      <div className={css.text}>
        <Title className={css.title} tabIndex={heading && -1}>
          {say(title)}
        </Title>
        {line && <p className={css.description}>{line}</p>}
        {kind === 'fault' && requestId && <RequestNumber id={requestId} />}
      </div>
      {retry && (
        <Button onClick={retry} loading={retrying}>
          {copy.retry}
        </Button>
      )}
      {action}
    </div>
  );
}
