import * as css from './printSheet.css.js';

export interface PrintHeadProps {
  readonly title: string;
  /** The number and the date that identify the matter. */
  readonly facts: readonly (string | undefined)[];
}

/** The line above every printed page of a sheet; not on the screen. */
export function PrintHead({ title, facts }: PrintHeadProps) {
  return (
    <div className={css.running} data-part="running" aria-hidden="true">
      <div className={css.runningLine}>
        <span>{title}</span>
        <span>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
      </div>
    </div>
  );
}
