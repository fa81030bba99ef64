import { copy } from './copy.js';
import * as css from './desktop.css.js';

interface ClientNavProps {
  readonly current: string | undefined;
  readonly onOpen: (path: string) => void;
}

/** The client's own navigation: each entry opens a page of the site. */
export function ClientNav({ current, onOpen }: ClientNavProps) {
  return (
    <nav className={css.nav} aria-label="客户端导航">
      {copy.nav.map(({ path, label }) => (
        <button
          key={path}
          type="button"
          className={css.navButton}
          aria-current={path === current ? 'page' : undefined}
          onClick={() => onOpen(path)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
