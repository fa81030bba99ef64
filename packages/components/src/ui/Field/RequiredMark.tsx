import { required } from './Field.css.js';

/** The star is visual only; `aria-required` on the control exposes it. */
export function RequiredMark() {
  return (
    <span className={required} aria-hidden="true">
      *
    </span>
  );
}
