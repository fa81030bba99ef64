import type { ReactNode } from 'react';
import * as css from './Empty.css.js';
import { useUiCopy } from '../shared/copy.js';
import { Illustration, type Drawing } from '../shared/Illustration.js';

/** An open box, out of which nothing comes. */
const box: Drawing = {
  shape: 'M28 36 60 26l32 10v30L60 76 28 66V36ZM28 36l-10 9 32 10 10-9M92 36l10 9-32 10-10-9',
  lines: 'M28 36l32 10 32-10M60 46v30M60 6v8M42 10l4 7M78 10l-4 7',
};

export interface EmptyProps {
  readonly title?: string | undefined;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
}

/** Empty state: what is missing and what to do next. */
export function Empty({ title, description, action }: EmptyProps) {
  const copy = useUiCopy();
  return (
    <div className={css.empty}>
      <Illustration drawing={box} width={96} />
      <p className={css.title}>{title ?? copy.noData}</p>
      {description && <p className={css.description}>{description}</p>}
      {action}
    </div>
  );
}
