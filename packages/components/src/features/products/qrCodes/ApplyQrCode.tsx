import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { Icon } from '../../../ui/Icon/Icon.js';
import { QrCode } from '../../../ui/QrCode/QrCode.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import * as css from './QrDialog.css.js';
import type { IssuedCode } from './IssuedCode.js';
import { useQrCopy } from './copy.js';
import { clockText, useQrCountdown } from './useQrCountdown.js';

export interface ApplyQrCodeProps {
  readonly code: IssuedCode;
  readonly label: string;
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly onSave: () => void;
}

/** An issued code and its remaining time. */
export function ApplyQrCode({ code, label, busy, onRefresh, onSave }: ApplyQrCodeProps) {
  const copy = useQrCopy();
  const left = useQrCountdown(code, code.receivedAt);
  const isOverdue = left === 0;
  // Announcing every second would drown everything else, so only changes of state are announced.
  function announcement(): string {
    if (isOverdue) return copy.overdue;
    if (left !== null && left <= 60) return copy.lastMinute;
    return code.turn > 1 ? copy.refreshed : '';
  }
  return (
    <>
      <div className={css.frame}>
        {isOverdue ? (
          <div className={css.overdue}>
            <Icon name="clock" size={40} />
            <p className={css.overdueTitle}>{copy.overdue}</p>
            <p className={css.hint}>{copy.overdueHint}</p>
          </div>
        ) : (
          <QrCode value={code.ewmUrl} label={label} size={css.edge} />
        )}
      </div>
      {left !== null && !isOverdue ? (
        <p className={css.clock} role="timer" aria-live="off">
          {fillCopy(copy.left, { time: clockText(left) })}
        </p>
      ) : (
        // Reserves its line, so that the buttons do not move.
        <p className={css.clock}>{isOverdue && copy.validity}</p>
      )}
      <div role="status">
        <VisuallyHidden>{announcement()}</VisuallyHidden>
      </div>
      <div className={css.actions}>
        <Button
          size="small"
          variant={isOverdue ? 'primary' : 'text'}
          loading={busy}
          onClick={onRefresh}
        >
          {copy.refresh}
        </Button>
        {!isOverdue && (
          <Button size="small" variant="text" onClick={onSave}>
            {copy.save}
          </Button>
        )}
      </div>
    </>
  );
}
