import { Link } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { CareButton } from '../display/CareButton.js';
import { CareStrip } from '../display/CareStrip.js';
import { DisplayButton } from '../display/DisplayButton.js';
import { AccountArea } from './AccountArea.js';
import * as css from './header.css.js';
import { isCurrentGroup } from './isCurrentGroup.js';
import { menuGroups } from './menuGroups.js';
import { MenuButton } from './MenuButton.js';
import { navigation } from './navigation.js';
import { NavMenu } from './NavMenu.js';
import { RegionButton } from './RegionButton.js';

interface SiteHeaderProps {
  /** Path of the entry that is highlighted. */
  readonly current: string | undefined;
  /** Class of the width of the page. */
  readonly inner: string;
  /** Moves the entries to the menu, since a desk has its own navigation. */
  readonly compact: boolean;
}

/** Logo, region, account, display, and links to everything the platform offers. */
export function SiteHeader({ current, inner, compact }: SiteHeaderProps) {
  const { config } = useSite();
  const name = `${config.local}惠企平台`;
  return (
    <header className={css.header} data-compact={compact ? '' : undefined}>
      <div className={`${inner} ${css.top}`}>
        <Link to="/homePage" className={css.brand} aria-label={`${name} 首页`}>
          <img src={config.logo} width={352} height={26} alt="" className={css.logo} />
          <span className={css.shortName}>{name}</span>
        </Link>
        <RegionButton />
        <AccountArea />
        <CareButton place="header" />
        <DisplayButton className={css.quiet} />
        <MenuButton current={current} />
      </div>
      {!compact && (
        <nav aria-label="主导航" className={css.nav}>
          <ul className={`${inner} ${css.navList}`}>
            {navigation.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  className={css.navLink}
                  aria-current={path === current ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
            {menuGroups.map((group) => (
              <NavMenu
                key={group.id}
                group={group}
                isCurrent={isCurrentGroup(group, current)}
                current={current}
              />
            ))}
          </ul>
        </nav>
      )}
      <CareStrip inner={inner} />
    </header>
  );
}
