import type { CreditAdviceMiss } from '@huiqi/sdk';
import type { LinkTarget } from '../../provider/screen.js';
import { Section } from '../../ui/Section/Section.js';
import * as css from './creditAdvice.css.js';
import { useCreditAdviceCopy } from './copy.js';
import { ProductRow } from './ProductRow.js';
import { useShownRows } from './useShownRows.js';

export interface MissListProps {
  readonly misses: readonly CreditAdviceMiss[];
  readonly productLink: (productId: string) => LinkTarget;
}

/** Unsuitable products, and what is missing for each. */
export function MissList({ misses, productLink }: MissListProps) {
  const copy = useCreditAdviceCopy();
  const { shown, more } = useShownRows(misses);
  return (
    <Section title={copy.unmatchedTitle} description={copy.unmatchedHint} padding="none">
      <ul className={css.list}>
        {shown.map((miss) => (
          <ProductRow
            key={miss.productId}
            product={miss}
            link={productLink(miss.productId)}
            heading={copy.whyNot}
            reasons={miss.reasons}
            tone="unmet"
          />
        ))}
      </ul>
      {more}
    </Section>
  );
}
