import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { banner, text } from './Banner.css.js';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  readonly tone?: BannerTone | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const icons = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

/** An inline notice. */
export function Banner({ tone = 'info', children, action }: BannerProps) {
  return (
    <div className={banner[tone]}>
      <Icon name={icons[tone]} size={20} />
      <div className={text}>{children}</div>
      {action}
    </div>
  );
}
