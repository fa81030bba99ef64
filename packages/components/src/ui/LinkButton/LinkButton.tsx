import { forwardRef, useContext } from 'react';
import { buttonClass } from '../Button/buttonClass.js';
import { AdaptersContext } from '../shared/ComponentAdapters.js';
import type { LinkButtonProps } from './LinkButtonProps.js';
import { NewTabMark } from './NewTabMark.js';

export type { LinkButtonProps } from './LinkButtonProps.js';

/** A link styled as a button, for navigation rather than actions. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { href, variant = 'secondary', size = 'medium', block = false, target, onClick, children },
  ref,
) {
  const { LinkButton: Given } = useContext(AdaptersContext);
  if (Given) {
    const given = { href, variant, size, block, target, onClick };
    return (
      <Given {...given} ref={ref}>
        {children}
      </Given>
    );
  }
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
      {opensTab && <NewTabMark />}
    </a>
  );
});
