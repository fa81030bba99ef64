import type { RenewalBank } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { offerGrid } from '../../../patterns/page/offerCard.css.js';
import { useRenewalsCopy } from '../copy.js';
import { RenewalBankCard } from './RenewalBankCard.js';

export interface RenewalBankListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<RenewalBank>>;
  /** Link to the application at a bank. */
  readonly applyLink: (bankId: string) => LinkTarget;
}

/** Filters, a card for each bank, pager. */
export function RenewalBankListView({ list, state, applyLink }: RenewalBankListViewProps) {
  const copy = useRenewalsCopy();
  return (
    <ListView
      title={copy.banksTitle}
      list={list}
      state={state}
      skeleton="cards"
      countText={(n) => fillCopy(copy.banksTotal, { n })}
      empty={{ title: copy.banksEmpty, line: copy.banksEmptyHint }}
    >
      {(banks) => (
        <ul className={offerGrid}>
          {banks.map((bank) => (
            <li key={bank.id}>
              <RenewalBankCard bank={bank} apply={applyLink(bank.id)} />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}
