import { useState, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.js';
import { Popover } from '../../ui/Popover/Popover.js';
import * as css from './RowActions.css.js';

export interface RowActionsProps {
  /** Text buttons and links, the main one first; those that a row lacks are null. Their dialogs are elsewhere. */
  readonly actions: readonly ReactNode[];
  /** Name of the menu: 更多操作：重庆明月食品有限公司. */
  readonly label: string;
}

/** More than these do not fit beside each other on a phone. */
const few = 2;

/** What can be done with a row. On phones many are in a menu, but for the first. */
export function RowActions({ actions, label }: RowActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [main, ...others] = actions.filter(Boolean);
  const hasMenu = others.length >= few;
  const listed = others.map((action, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a row's actions keep their order
    <li key={place}>{action}</li>
  ));
  return (
    <div className={css.actions}>
      {main}
      <ul className={hasMenu ? css.besides : css.list}>{listed}</ul>
      {hasMenu && (
        <span className={css.menuPlace}>
          <Popover
            open={isOpen}
            onOpenChange={setOpen}
            label={label}
            align="end"
            trigger={
              <button type="button" className={css.trigger} aria-label={label}>
                <Icon name="more" size={20} />
              </button>
            }
          >
            {/* Not while the event is captured: what was pressed would be gone before it is told. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- of its buttons */}
            <ul className={css.menu} onClick={() => setOpen(false)}>
              {listed}
            </ul>
          </Popover>
        </span>
      )}
    </div>
  );
}
