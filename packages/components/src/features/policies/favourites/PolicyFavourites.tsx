import { listFavouritePolicies } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { usePoliciesCopy } from '../copy.js';
import { FavouriteButton } from './FavouriteButton.js';
import {
  endingDays,
  favouriteFilters,
  toFavouriteInput,
  type FavouriteFilters,
} from './favouriteFilters.js';
import type { PolicyLinks } from '../paths.js';
import { PolicyTabbedList } from '../PolicyTabbedList.js';

export interface PolicyFavouritesProps extends PolicyLinks {
  readonly filters: FavouriteFilters;
  readonly onFiltersChange: (filters: FavouriteFilters, change: ListChange) => void;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: FavouriteFilters) => string;
  /** The search, linked by the empty list. */
  readonly search: LinkTarget;
  /** Policies per page. Defaults to 5. */
  readonly size?: number | undefined;
  /** The time from which days are counted. Defaults to now. */
  readonly now?: (() => number) | undefined;
}

const step: ListChange = { replace: false };

/** The user's favourites: all, and those that end within 7 or 30 days. */
export function PolicyFavourites(props: PolicyFavouritesProps) {
  const { filters, onFiltersChange, hrefForFilters, search, policyLink, onLogin, now } = props;
  const { size = pageSizes.favourites } = props;
  const copy = usePoliciesCopy();
  const favourites = useOperationList(listFavouritePolicies, {
    filters: favouriteFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
    toInput: (values) => toFavouriteInput(values, size, now),
  });
  const tabTo = (ends: FavouriteFilters['ends'], label: string) => ({
    id: String(ends ?? 'all'),
    label,
    href: hrefForFilters({ ends }),
    onOpen: () => onFiltersChange({ ends }, step),
  });
  const { ends } = filters;
  return (
    <PolicyTabbedList
      {...favourites}
      title={copy.favourites}
      tab={String(ends ?? 'all')}
      tabs={[
        tabTo(undefined, copy.everyEnd),
        ...endingDays.map((n) => tabTo(n, fillCopy(copy.endsWithin, { n }))),
      ]}
      empty={
        ends === undefined
          ? {
              title: copy.favouritesEmpty,
              line: copy.favouritesEmptyHint,
              action: { label: copy.toSearch, href: search.href, onSelect: search.onOpen },
            }
          : { title: fillCopy(copy.noneEnding, { n: ends }), line: copy.noneEndingHint }
      }
      policyLink={policyLink}
      renderAction={(policy) => <FavouriteButton policy={policy} onLogin={onLogin} />}
    />
  );
}
