import { Icon } from '../../ui/Icon/Icon.js';
import type { IconName } from '../../ui/Icon/icons.js';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import * as css from './TaskTiles.css.js';

/** A task; its label is a verb with its object. */
export interface FrontTask extends PageLink {
  readonly icon: IconName;
  readonly line?: string | undefined;
}

/** Up to four tasks; more are not shown. */
export function TaskTiles({ tasks }: { readonly tasks: readonly FrontTask[] }) {
  return (
    <ul className={css.tiles}>
      {tasks.slice(0, 4).map(({ icon, label, line, href, onOpen }) => (
        <li key={label}>
          <a className={css.tile} href={href} onClick={onPlainClick(onOpen)}>
            <span className={css.icon}>
              <Icon name={icon} size={24} />
            </span>
            <span className={css.text}>
              <span className={css.label}>{label}</span>
              {line && <span className={css.line}>{line}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
