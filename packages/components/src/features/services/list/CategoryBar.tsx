import type { ServiceTypeItem } from '@huiqi/sdk';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { CategoryIcon } from '../CategoryIcon.js';
import { useServicesCopy } from '../copy.js';
import * as css from './CategoryBar.css.js';

export type CategoryChoice =
  | { readonly serviceTypeBig: string }
  | { readonly serviceTypeSmall: string };

export interface CategoryBarProps {
  readonly categories: readonly ServiceTypeItem[];
  /** Subcategories of the selected category; undefined without one. */
  readonly subcategories: readonly ServiceTypeItem[] | undefined;
  /** Selected codes; empty for all. */
  readonly category: string;
  readonly subcategory: string;
  readonly onCategory: (code: string) => void;
  readonly onSubcategory: (code: string) => void;
  /** Addresses of the choices, which makes them links. */
  readonly hrefFor?: ((choice: CategoryChoice) => string) | undefined;
}

/** Service categories in a row; the selected one shows its subcategories below. */
export function CategoryBar(props: CategoryBarProps) {
  const { categories, subcategories, category, subcategory, onCategory, onSubcategory } = props;
  const { hrefFor } = props;
  const copy = useServicesCopy();
  return (
    <div className={css.bar}>
      <CategoryRow
        label={copy.categories}
        items={categories}
        chosen={category}
        onChoose={onCategory}
        hrefFor={hrefFor && ((serviceTypeBig) => hrefFor({ serviceTypeBig }))}
        withPictures
      />
      {subcategories && (
        <CategoryRow
          label={copy.subcategories}
          items={subcategories}
          chosen={subcategory}
          onChoose={onSubcategory}
          hrefFor={hrefFor && ((serviceTypeSmall) => hrefFor({ serviceTypeSmall }))}
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
  readonly hrefFor?: ((code: string) => string) | undefined;
  readonly withPictures?: boolean | undefined;
}

function CategoryRow(props: CategoryRowProps) {
  const { label, items, chosen, onChoose, hrefFor, withPictures = false } = props;
  const copy = useServicesCopy();
  return (
    <div className={css.row} role="group" aria-label={label}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <div className={css.choices}>
        {[{ code: '', name: copy.all }, ...items].map(({ code, name }) => {
          const className = code === chosen ? css.chosen : css.choice;
          const picture = withPictures && code !== '' && <CategoryIcon code={code} size={20} />;
          return hrefFor ? (
            <a
              key={code}
              href={hrefFor(code)}
              className={className}
              aria-current={code === chosen ? 'true' : undefined}
              onClick={onPlainClick(() => onChoose(code))}
            >
              {picture}
              {name}
            </a>
          ) : (
            <button
              key={code}
              type="button"
              className={className}
              aria-pressed={code === chosen}
              onClick={() => onChoose(code)}
            >
              {picture}
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
