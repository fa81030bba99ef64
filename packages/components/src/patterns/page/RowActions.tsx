import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.js';
import * as css from './RowActions.css.js';

export interface RowActionsProps {
  /** Text buttons and links, the main one first; those that a row lacks are null. Their dialogs are elsewhere. */
  readonly actions: readonly ReactNode[];
  /** Name of the button that shows the others: 更多操作：重庆明月食品有限公司. */
  readonly label: string;
}

/** More than these do not fit beside each other on a phone. */
const few = 2;

/** What can be done with a row. On phones all but the first of many are folded away. */
export function RowActions({ actions, label }: RowActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [main, ...others] = actions.filter(Boolean);
  const canFold = others.length >= few;
  return (
    <div className={css.actions}>
      {main}
      {canFold && (
        <button
          type="button"
          className={css.more}
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" size={20} />
        </button>
      )}
      <ul id={listId} className={canFold ? css.folding[isOpen ? 'open' : 'closed'] : css.list}>
        {others.map((action, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row's actions keep their order
          <li key={place}>{action}</li>
        ))}
      </ul>
    </div>
  );
}
