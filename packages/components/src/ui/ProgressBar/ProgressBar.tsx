import { bar, drawing, fill } from './ProgressBar.css.js';

export interface ProgressBarProps {
  /** 0 to 100. */
  readonly value: number;
  readonly label: string;
}

/** Progress of a running task. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={bar}
    >
      <svg className={drawing} width="100%" height="100%" focusable="false">
        <rect className={fill} width={`${percent}%`} height="100%" />
      </svg>
    </div>
  );
}
