import { Fragment, type ReactNode } from 'react';
import { Mark } from './Mark.js';
import * as css from './MarkedName.css.js';

export interface MarkedNameProps {
  readonly name: string;
  /** Lines under the name; those without text are left out. */
  readonly lines?: readonly (string | null | undefined)[] | undefined;
  /** Address of the logo. */
  readonly mark?: string | undefined;
  /** Whose letter is drawn without a logo. Defaults to the name. */
  readonly giver?: string | undefined;
  /** Drawn without a logo. Defaults to the letter. */
  readonly picture?: ReactNode;
}

/** The subject of a row: its mark, name, and what identifies it. Plain text, so that a row's link may hold it. */
export function MarkedName({ name, lines, mark, giver = name, picture }: MarkedNameProps) {
  return (
    <span className={css.subject}>
      <Mark src={mark} name={giver} picture={picture} size={40} />
      <span className={css.text}>
        {name}
        {lines?.map(
          (line) =>
            line && (
              <Fragment key={line}>
                <br />
                <span className={css.line}>{line}</span>
              </Fragment>
            ),
        )}
      </span>
    </span>
  );
}
