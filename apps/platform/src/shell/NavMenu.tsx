import { Icon, lazyPart } from '@huiqi/components/ui';
import { Suspense } from 'react';
import type { MenuGroup } from './menuGroups.js';
import * as css from './header.css.js';
import { useDisclosure } from './useDisclosure.js';

const loadPanel = async () => ({ default: (await import('./MenuPanel.js')).MenuPanel });
const MenuPanel = lazyPart(loadPanel);
// A failure is reported when the menu is opened.
const preload = () => void loadPanel().catch(() => undefined);

interface NavMenuProps {
  readonly group: MenuGroup;
  /** Whether the page belongs to the group. */
  readonly isCurrent: boolean;
  /** Path of the highlighted entry. */
  readonly current: string | undefined;
}

/** A group of the header: a button that opens its links, by click, touch and keyboard. */
export function NavMenu({ group, isCurrent, current }: NavMenuProps) {
  const { id, open, setOpen, root, button } = useDisclosure();
  return (
    <li ref={root} className={css.group}>
      <button
        ref={button}
        type="button"
        className={css.navLink}
        aria-expanded={open}
        aria-controls={id}
        data-active={isCurrent ? '' : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {group.label}
        <Icon name="chevronDown" size={14} />
      </button>
      <div id={id} className={css.panel} hidden={!open}>
        {open && (
          <Suspense fallback={<p className={css.panelWait}>正在加载</p>}>
            <MenuPanel group={group} current={current} onLeave={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
