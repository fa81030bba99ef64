import type { ReactNode } from 'react';
import { Mark } from './Mark.js';
import * as css from './Subject.css.js';

export interface SubjectProps {
  readonly name: string;
  /** The provider: a bank, an insurer, an office. */
  readonly giver?: ReactNode;
  /** Address of the provider's logo. */
  readonly mark?: string | undefined;
  /** Drawn without a logo. Defaults to a letter of the name. */
  readonly picture?: ReactNode;
  readonly tags?: ReactNode;
}

/** A page's subject: mark, name (the h1), provider. A router may move focus to the heading. */
export function Subject({ name, giver, mark, picture, tags }: SubjectProps) {
  return (
    <div className={css.subject}>
      <Mark src={mark} name={typeof giver === 'string' ? giver : name} picture={picture} />
      <div className={css.text}>
        <div className={css.line}>
          <h1 className={css.name} tabIndex={-1}>
            {name}
          </h1>
          {tags}
        </div>
        {giver && <p className={css.giver}>{giver}</p>}
      </div>
    </div>
  );
}
