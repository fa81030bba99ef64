import { forwardRef, type MouseEventHandler, type ReactNode } from 'react';
import { buttonClass } from '../Button/buttonClass.js';
import type { ButtonSize, ButtonVariant } from '../Button/variants.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Icon } from '../Icon/Icon.js';
import { useUiCopy } from '../shared/copy.js';

export interface LinkButtonProps {
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  readonly target?: '_self' | '_blank' | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}

/** A link styled as a button, for navigation rather than actions. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { href, variant = 'secondary', size = 'medium', block = false, target, onClick, children },
  ref,
) {
  const copy = useUiCopy();
  const opensTab = target === '_blank';
  return (
    <a
      ref={ref}
      href={href}
      target={target}
      rel={opensTab ? 'noopener noreferrer' : undefined}
      className={buttonClass({ variant, size, block })}
      onClick={onClick}
    >
      {children}
      {opensTab && (
        <>
          <Icon name="external" />
          <VisuallyHidden>{copy.newWindow}</VisuallyHidden>
        </>
      )}
    </a>
  );
});
