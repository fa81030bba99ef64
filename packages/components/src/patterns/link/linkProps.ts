import type { PageLink } from '../page/types.js';
import { onPlainClick } from './onPlainClick.js';

/** Props of a real link to a page whose plain click the host handles. */
export const linkProps = ({ href, onOpen }: Pick<PageLink, 'href' | 'onOpen'>) => ({
  href,
  onClick: onPlainClick(onOpen),
});
