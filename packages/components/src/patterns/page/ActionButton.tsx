import { Button } from '../../ui/Button/Button.js';
import type { ButtonSize, ButtonVariant } from '../../ui/Button/variants.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageAction } from './types.js';

export interface ActionButtonProps {
  readonly action: PageAction;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  /** The key that presses it, for assistive technology. */
  readonly shortcut?: string | undefined;
}

/** A link styled as a button, or a button, depending on the action. */
export function ActionButton({ action, shortcut, ...rest }: ActionButtonProps) {
  const { label, href, onSelect, busy, disabled } = action;
  const look = { ...rest, 'aria-keyshortcuts': shortcut };
  return href === undefined ? (
    <Button {...look} loading={busy} disabled={disabled} onClick={onSelect && (() => onSelect())}>
      {label}
    </Button>
  ) : (
    <LinkButton {...look} href={href} onClick={onPlainClick(onSelect)}>
      {label}
    </LinkButton>
  );
}
