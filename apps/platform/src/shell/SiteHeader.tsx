import { useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { navigation } from '../routes/siteRoutes.js';
import { AccountArea } from './AccountArea.js';
import * as css from './shell.css.js';

interface SiteHeaderProps {
  /** Path of the entry that is highlighted. */
  readonly current: string | undefined;
  /** Class of the width of the page. */
  readonly inner: string;
}

export function SiteHeader({ current, inner }: SiteHeaderProps) {
  const { area, config } = useSite();
  const [open, setOpen] = useState(false);
  return (
    <header className={css.header}>
      <div className={`${inner} ${css.top}`}>
        <Link to="/homePage" className={css.brand}>
          <img
            src={config.logo}
            width={352}
            height={26}
            alt={`${config.local}惠企平台 首页`}
            className={css.logo}
          />
        </Link>
        <span className={css.region}>{area.regionName}</span>
        <AccountArea />
        <button
          type="button"
          className={css.menuButton}
          aria-expanded={open}
          aria-controls="site-navigation"
          onClick={() => setOpen(!open)}
        >
          菜单
        </button>
      </div>
      <nav aria-label="主导航" className={css.nav}>
        <ul
          id="site-navigation"
          className={`${inner} ${css.navList}`}
          data-open={open ? '' : undefined}
        >
          {navigation.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                className={css.navLink}
                aria-current={path === current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
