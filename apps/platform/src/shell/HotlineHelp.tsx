import { phoneHref } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';

export interface HotlineHelpProps {
  /** The hotline: from the region's configuration, if known. */
  readonly contact: { readonly phone: string; readonly hotlineHours: string };
  /** What to say on the phone. */
  readonly children?: ReactNode;
}

/** The hotline of a page that cannot be shown. */
export function HotlineHelp({ contact, children }: HotlineHelpProps) {
  const { phone, hotlineHours } = contact;
  return (
    <p>
      客服热线 <a href={phoneHref(phone)}>{phone}</a>（{hotlineHours}）{children}
    </p>
  );
}
