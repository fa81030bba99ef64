import type { ReactNode } from 'react';
import { ActionButton } from '../page/ActionButton.js';
import type { KeyFigure, PageAction } from '../page/types.js';
import * as css from './DetailAside.css.js';

export interface DetailAsideProps {
  /** Name of the landmark: 申请. */
  readonly label: string;
  /** The number beside the action, such as the monthly estimate. */
  readonly figure?: KeyFigure | undefined;
  /** What the number is based on; shown only beside the page. */
  readonly basis?: ReactNode;
  readonly action: PageAction;
  /** Stays next to the action: why it failed or is unavailable. */
  readonly notice?: ReactNode;
  /** The rest, such as the phone number. */
  readonly children?: ReactNode;
}

/** Beside the page; below 1024 px the number and the action become a bar at the lower edge. */
export function DetailAside(props: DetailAsideProps) {
  const { label, figure, basis, action, notice, children } = props;
  return (
    <aside className={css.aside} aria-label={label}>
      <div className={css.act}>
        {figure && (
          <div className={css.estimate}>
            <p className={css.label}>{figure.label}</p>
            <p className={css.value}>
              {figure.value}
              {figure.unit && <span className={css.unit}>{figure.unit}</span>}
            </p>
            {basis && <p className={css.basis}>{basis}</p>}
          </div>
        )}
        <div className={figure ? css.action : css.alone}>
          <ActionButton block size="large" variant="primary" action={action} />
        </div>
        {notice && <div className={css.notice}>{notice}</div>}
      </div>
      {children && <div className={css.more}>{children}</div>}
    </aside>
  );
}
