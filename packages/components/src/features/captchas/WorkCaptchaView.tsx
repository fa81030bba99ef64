import { Button } from '../../ui/Button/Button.js';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.js';
import * as css from './captchas.css.js';
import { useCaptchasCopy } from './copy.js';

export interface WorkCaptchaViewProps {
  readonly state: 'running' | 'succ' | 'fail';
  /** 0 to 100. */
  readonly progress: number;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** The captcha that needs neither sight nor dragging, while the computation runs. */
export function WorkCaptchaView({ state, progress, onRetry, onCancel }: WorkCaptchaViewProps) {
  const copy = useCaptchasCopy();
  const messages = {
    running: copy.workRunning,
    succ: copy.slideSuccess,
    fail: copy.workFailed,
  };
  const tone = { running: 'info', succ: 'succ', fail: 'fail' } as const;
  return (
    <div className={css.stack}>
      <p>{copy.workHint}</p>
      <ProgressBar value={state === 'succ' ? 100 : progress} label={copy.workTitle} />
      <p role="status" className={css.statusOf[tone[state]]}>
        {messages[state]}
      </p>
      <div className={css.actions}>
        <Button onClick={onCancel}>{copy.cancel}</Button>
        {state === 'fail' && (
          <Button variant="primary" onClick={onRetry}>
            {copy.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
