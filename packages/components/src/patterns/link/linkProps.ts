import type { PageLink } from '../page/types.js';
import { onPlainClick } from './onPlainClick.js';

/** Props of a real link to a page whose plain click the host handles. */
export const linkProps = ({ href, onOpen, target }: Omit<PageLink, 'label'>) => ({
  href,
  target,
  rel: target && 'noopener noreferrer',
  onClick: onPlainClick(onOpen),
});
