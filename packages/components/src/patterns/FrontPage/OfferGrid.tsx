import { NewTabMark } from '../../ui/LinkButton/NewTabMark.js';
import { linkProps } from '../link/linkProps.js';
import type { PageLink } from '../page/types.js';
import { Mark } from '../page/Mark.js';
import * as css from './OfferGrid.css.js';

export interface Offer extends Omit<PageLink, 'label'> {
  readonly id: string;
  readonly name: string;
  readonly giver: string;
  readonly mark?: string | undefined;
  /** The key number, formatted: 300. */
  readonly value: string;
  readonly unit?: string | undefined;
  /** One muted line: 年利率 3.45% 起. */
  readonly note?: string | undefined;
}

/** Eight offers, four per row; two-line rows on phones. The whole card is a link. */
export function OfferGrid({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <ul className={css.grid}>
      {offers.slice(0, 8).map((offer) => (
        <li key={offer.id} className={css.item}>
          <a className={css.offer} {...linkProps(offer)}>
            <span className={css.mark}>
              <Mark src={offer.mark} name={offer.giver} size={40} />
            </span>
            <span className={css.name}>
              {offer.name}
              {offer.target && <NewTabMark />}
            </span>
            <span className={css.giver}>{offer.giver}</span>
            <span className={css.value}>
              {offer.value}
              {offer.unit && <span className={css.unit}>{offer.unit}</span>}
            </span>
            {offer.note && <span className={css.note}>{offer.note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
