import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import type { LinkTarget } from '../../provider/screen.js';
import { useGuaranteesCopy } from './copy.js';
import * as css from './guarantees.css.js';

const boards = ['stability', 'guarantees'] as const;

export interface BoardTabsProps {
  readonly current: (typeof boards)[number];
  readonly links: Readonly<Record<(typeof boards)[number], LinkTarget>>;
}

/** The two boards, as links. */
export function BoardTabs({ current, links }: BoardTabsProps) {
  const copy = useGuaranteesCopy();
  return (
    <nav className={css.tabs} aria-label={copy.boards}>
      {boards.map((board) => (
        <a
          key={board}
          className={css.tab}
          href={links[board].href}
          aria-current={board === current ? 'page' : undefined}
          onClick={onPlainClick(links[board].onOpen)}
        >
          {copy[board]}
        </a>
      ))}
    </nav>
  );
}
