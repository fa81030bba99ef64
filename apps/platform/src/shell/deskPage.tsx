import { DeskLayout, ShortcutScope, type Shortcut } from '@huiqi/components/patterns';
import { useOperation, useUserPreference } from '@huiqi/components/provider';
import { countStaffOrders } from '@huiqi/sdk';
import { useMemo, type ComponentType } from 'react';
import { useSite } from '../boot/SiteContext.js';
import { staffOrderPaths } from '../pages/staffOrders/paths.js';
import { mayEnter } from '../routes/guard.js';
import { deskEntries } from '../routes/siteRoutes.js';
import { useGo } from '../routes/useGo.js';
import { navCollapsed, shortcutsEnabled } from './deskPreferences.js';
import { useIsTight } from './useIsTight.js';

/** Puts a page beside the desk's navigation, and makes `g` and a letter open its other pages. */
export function deskPage(Page: ComponentType, current: string): ComponentType {
  return function DeskPage() {
    const go = useGo();
    const { user } = useSite();
    const [chosen, setCollapsed] = useUserPreference(navCollapsed);
    const isTight = useIsTight();
    const [enabled, setEnabled] = useUserPreference(shortcutsEnabled);
    const entries = useMemo(() => deskEntries.filter((entry) => mayEnter(entry, user)), [user]);
    const counts = useOperation(
      countStaffOrders,
      {},
      { staleTime: 30_000, enabled: mayEnter({ permission: 'ADMIN_ORDERS' }, user) },
    );
    const jumps = entries.flatMap(({ path, label, key }): Shortcut[] =>
      key ? [{ keys: [`g ${key}`], label, group: '前往', run: () => go(path) }] : [],
    );
    return (
      <ShortcutScope shortcuts={jumps} enabled={enabled} onEnabledChange={setEnabled}>
        <DeskLayout
          nav={{
            label: '工作台',
            items: entries.map(({ path, label, icon }) => ({
              id: path,
              label,
              icon,
              href: path,
              onOpen: () => go(path),
              count: path === staffOrderPaths.staffOrders() ? counts.data?.waitingForMe : undefined,
            })),
            current,
            collapsed: chosen ?? isTight,
            onCollapsedChange: setCollapsed,
          }}
        >
          <Page />
        </DeskLayout>
      </ShortcutScope>
    );
  };
}
