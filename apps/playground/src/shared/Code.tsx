import * as css from './playgroundPage.css.js';

interface CodeProps {
  readonly label: string;
  readonly children: string;
}

/** Scrollable code, reachable by keyboard. */
export function Code({ label, children }: CodeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must be reachable by keyboard
    <pre className={css.code} tabIndex={0} role="group" aria-label={label}>
      {children}
    </pre>
  );
}
