import { Dialog, Icon, LinkButton, Tag } from '@huiqi/components/ui';
import { onPlainClick } from '@huiqi/components/patterns';
import { phoneHref } from '@huiqi/sdk/domain';
import { Link } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { CareButton } from '../display/CareButton.js';
import { DisplaySettings } from '../display/DisplaySettings.js';
import { isSoon } from '../routes/soonRoutes.js';
import { useGo } from '../routes/useGo.js';
import { menuGroups } from './menuGroups.js';
import { MenuItemLink } from './MenuItemLink.js';
import { menuItems } from './menuItems.js';
import { navigation } from './navigation.js';
import { OutsideLink } from './OutsideLink.js';
import * as menu from './menu.css.js';
import * as css from './menuSheet.css.js';

interface MenuSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Path of the highlighted entry. */
  readonly current: string | undefined;
}

/** The header's entries on a small screen. */
export function MenuSheet({ open, onOpenChange, current }: MenuSheetProps) {
  const go = useGo();
  const { config, user } = useSite();
  const close = () => onOpenChange(false);
  const items = menuItems(config, user !== null);
  const { institutionLoginUrl, governmentLoginUrl } = config;
  const goTo = (path: string) =>
    onPlainClick(() => {
      close();
      go(path);
    });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="菜单" variant="sheet" isDirty={false}>
      <nav aria-label="全部服务" className={css.sheet}>
        {!user && (
          <div className={css.account}>
            <LinkButton variant="primary" size="large" block href="/login" onClick={goTo('/login')}>
              登录
            </LinkButton>
            <LinkButton size="large" block href="/register" onClick={goTo('/register')}>
              注册
            </LinkButton>
          </div>
        )}
        <CareButton />
        <ul className={css.entries}>
          {navigation.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                className={css.entry}
                aria-current={path === current ? 'page' : undefined}
                onClick={close}
              >
                <span className={menu.label}>
                  {label}
                  {isSoon(path) && <Tag>即将开放</Tag>}
                </span>
                <Icon name="chevronRight" size={16} />
              </Link>
            </li>
          ))}
        </ul>
        {menuGroups.map((group) => (
          <section key={group.id} aria-label={group.label}>
            <h3 className={css.heading}>{group.label}</h3>
            <ul className={css.group}>
              {items[group.id].map((item) => (
                <li key={item.label}>
                  <MenuItemLink item={item} current={current} onLeave={close} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {!user && (
          <section aria-label="其他登录">
            <h3 className={css.heading}>其他登录</h3>
            <div className={css.outside}>
              {institutionLoginUrl && (
                <OutsideLink
                  target="INSTITUTION_LOGIN"
                  url={institutionLoginUrl}
                  label="机构登录"
                />
              )}
              {governmentLoginUrl && (
                <OutsideLink target="GOVERNMENT_LOGIN" url={governmentLoginUrl} label="政务登录" />
              )}
            </div>
          </section>
        )}
        <section aria-label="显示设置">
          <h3 className={css.heading}>显示设置</h3>
          <DisplaySettings />
        </section>
        <p className={css.hotline}>
          客服热线 <a href={phoneHref(config.phone)}>{config.phone}</a>（{config.hotlineHours}）
        </p>
      </nav>
    </Dialog>
  );
}
