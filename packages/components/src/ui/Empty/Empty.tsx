import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import * as css from './Empty.css.js';

export interface EmptyProps {
  readonly title?: string | undefined;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
}

/** Empty state: what is missing and what to do next. */
export function Empty({ title = '暂无数据', description, action }: EmptyProps) {
  return (
    <div className={css.empty}>
      <Icon name="document" size={40} />
      <p className={css.title}>{title}</p>
      {description && <p className={css.description}>{description}</p>}
      {action}
    </div>
  );
}
