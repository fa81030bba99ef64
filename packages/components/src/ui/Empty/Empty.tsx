import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import * as css from './Empty.css.js';
import { useUiCopy } from '../shared/copy.js';

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
      <Icon name="document" size={40} />
      <p className={css.title}>{title ?? copy.noData}</p>
      {description && <p className={css.description}>{description}</p>}
      {action}
    </div>
  );
}
