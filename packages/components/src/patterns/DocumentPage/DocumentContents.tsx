import { onPlainClick } from '../link/onPlainClick.js';
import * as css from './DocumentContents.css.js';
import type { NumberedHeading } from './numberSections.js';

export interface DocumentContentsProps {
  readonly label: string;
  readonly headings: readonly NumberedHeading[];
  readonly current: string | undefined;
  readonly onJump: (id: string) => void;
}

/** Contents beside the paper, with the current section marked. */
export function DocumentContents({ label, headings, current, onJump }: DocumentContentsProps) {
  return (
    <nav className={css.nav} aria-label={label}>
      <ul>
        {headings.map(({ id, number, title, level }) => (
          <li key={id}>
            <a
              className={css.level[level]}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={onPlainClick(() => onJump(id))}
            >
              <span className={css.number}>{number}</span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
