import type { ReactNode } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import * as css from '../management.css.js';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval.js';

interface Identified {
  readonly id: string;
}

export interface ItemListProps<Item extends Identified> {
  readonly id: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly items: readonly Item[];
  /** What an item is called in the names of its buttons. */
  readonly nameOf: (item: Item, at: number) => string;
  readonly addLabel: string;
  /** Most that there may be. */
  readonly most: number;
  readonly onAdd: () => void;
  readonly onChange: (items: readonly Item[]) => void;
  readonly children: (item: Item, at: number) => ReactNode;
}

/** Items in their order, each with its editor, to be raised, removed and added to. */
export function ItemList<Item extends Identified>(props: ItemListProps<Item>) {
  const { id, legend, hint, error, items, nameOf, addLabel, most, onAdd, onChange } = props;
  const copy = useManagedFieldsCopy();
  const leave = useFocusAfterRemoval(`${id}-add`);
  const raise = (at: number) => {
    const [moved, before] = [items[at], items[at - 1]];
    if (moved && before)
      onChange([...items.slice(0, at - 1), moved, before, ...items.slice(at + 1)]);
  };
  return (
    <FieldGroup {...{ id, legend, hint, error }}>
      <ol className={css.materials}>
        {items.map((item, at) => (
          <li key={item.id} className={css.material}>
            {props.children(item, at)}
            <div className={css.row}>
              {/* Keeps the focus where the item has become the first. */}
              <Button
                size="small"
                icon="arrowUp"
                aria-label={fillCopy(copy.raiseItem, { name: nameOf(item, at) })}
                aria-disabled={at === 0}
                onClick={() => raise(at)}
              >
                {copy.up}
              </Button>
              <Button
                size="small"
                aria-label={fillCopy(copy.dropItem, { name: nameOf(item, at) })}
                onClick={({ currentTarget }) => {
                  leave(currentTarget);
                  onChange(items.filter((one) => one !== item));
                }}
              >
                {copy.remove}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {items.length < most && (
        <div>
          <Button id={`${id}-add`} icon="plus" onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
