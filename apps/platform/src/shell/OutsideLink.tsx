import { useClient } from '@huiqi/components/provider';
import { Icon, VisuallyHidden } from '@huiqi/components/ui';
import { logOutsideVisit, type OutsideTarget } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import { usePath } from '../routes/useAddress.js';
import * as css from './outside.css.js';

interface OutsideLinkProps {
  readonly target: OutsideTarget;
  readonly url: string;
  readonly label: string;
  readonly className?: string;
  readonly onLeave?: () => void;
  /** Under the label. */
  readonly children?: ReactNode;
}

/** A link to another site, marked as such. The visit is recorded in the background (spec 1 §7). */
export function OutsideLink(props: OutsideLinkProps) {
  const { target, url, label, className, onLeave, children } = props;
  const client = useClient();
  const path = usePath();
  const leave = () => {
    logOutsideVisit(client, { body: { target, path } }).catch(() => undefined);
    onLeave?.();
  };
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className} onClick={leave}>
      <span className={css.label}>
        {label}
        <Icon name="external" size={14} />
        <VisuallyHidden>（离开本站，在新窗口打开）</VisuallyHidden>
      </span>
      {children}
    </a>
  );
}
