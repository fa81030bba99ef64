import { required } from './Field.css.js';

/** The star is for the eye; `aria-required` on the control says it to everyone else. */
export function RequiredMark() {
  return (
    <span className={required} aria-hidden="true">
      *
    </span>
  );
}
