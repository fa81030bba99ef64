import { linkProps } from '../../../patterns/link/linkProps.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import { usePolicyUserCopy } from './copy.js';

export interface RowLinkButtonProps {
  readonly to: LinkTarget;
  readonly label: string;
  /** The row's subject, which distinguishes this link from those of other rows. */
  readonly title: string;
}

/** A link among a row's actions. */
export function RowLinkButton({ to, label, title }: RowLinkButtonProps) {
  const copy = usePolicyUserCopy();
  return (
    <LinkButton size="small" variant="text" {...linkProps(to)}>
      {label}
      <VisuallyHidden>{fillCopy(copy.ofTitle, { title })}</VisuallyHidden>
    </LinkButton>
  );
}
