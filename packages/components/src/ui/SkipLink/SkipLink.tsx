import { skipLink } from './SkipLink.css.js';

export interface SkipLinkProps {
  readonly href: string;
  readonly children: string;
}

/** First stop of the keyboard: skips the header to the main content. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
