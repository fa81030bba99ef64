import { Icon } from '../../ui/Icon/Icon.js';
import { keepPress } from '../link/keepPress.js';
import { onPlainClick } from '../link/onPlainClick.js';
import { back } from './BackLink.css.js';
import type { PageLink } from './types.js';

/** ‹ and the previous page's name. The address keeps filters and page. */
export function BackLink({ label, href, onOpen }: PageLink) {
  return (
    <a className={back} href={href} onPointerDown={keepPress} onClick={onPlainClick(onOpen)}>
      <Icon name="chevronLeft" size={20} />
      {label}
    </a>
  );
}
