import type { ServiceTypeItem } from '@huiqi/sdk';
import { useServicesCopy } from './copy.js';
import * as css from './CategoryBar.css.js';

export interface CategoryBarProps {
  readonly categories: readonly ServiceTypeItem[];
  /** Those of the chosen category; undefined where none is chosen. */
  readonly subcategories: readonly ServiceTypeItem[] | undefined;
  /** Codes of what is chosen; empty for all. */
  readonly category: string;
  readonly subcategory: string;
  readonly onCategory: (code: string) => void;
  readonly onSubcategory: (code: string) => void;
}

/** Categories of services in a row; a chosen one shows its subcategories below. */
export function CategoryBar(props: CategoryBarProps) {
  const { categories, subcategories, category, subcategory, onCategory, onSubcategory } = props;
  const copy = useServicesCopy();
  return (
    <div className={css.bar}>
      <CategoryRow
        label={copy.categories}
        items={categories}
        chosen={category}
        onChoose={onCategory}
      />
      {subcategories && (
        <CategoryRow
          label={copy.subcategories}
          items={subcategories}
          chosen={subcategory}
          onChoose={onSubcategory}
        />
      )}
    </div>
  );
}

interface CategoryRowProps {
  readonly label: string;
  readonly items: readonly ServiceTypeItem[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

function CategoryRow({ label, items, chosen, onChoose }: CategoryRowProps) {
  const copy = useServicesCopy();
  return (
    <div className={css.row} role="group" aria-label={label}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <div className={css.choices}>
        {[{ code: '', name: copy.all }, ...items].map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className={code === chosen ? css.chosen : css.choice}
            aria-pressed={code === chosen}
            onClick={() => onChoose(code)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
