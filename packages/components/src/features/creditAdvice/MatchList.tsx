import { InterestRateTypeLabels, type CreditAdviceMatch } from '@huiqi/sdk';
import { formatPercentRange, formatThousands } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../provider/screen.js';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.js';
import { Section } from '../../ui/Section/Section.js';
import * as css from './creditAdvice.css.js';
import { useCreditAdviceCopy } from './copy.js';
import { ProductRow } from './ProductRow.js';
import { useShownRows } from './useShownRows.js';

export interface MatchListProps {
  readonly matches: readonly CreditAdviceMatch[];
  readonly productLink: (productId: string) => LinkTarget;
}

/** Suitable products, best first. */
export function MatchList({ matches, productLink }: MatchListProps) {
  const copy = useCreditAdviceCopy();
  const { shown, more } = useShownRows(matches);
  return (
    <Section title={copy.matchTitle} description={copy.matchHint} padding="none">
      <ul className={css.list}>
        {shown.map((match) => (
          <ProductRow
            key={match.productId}
            product={match}
            link={productLink(match.productId)}
            heading={copy.why}
            reasons={match.reasons}
            tone="met"
          >
            <dl className={css.figures}>
              <div>
                <dt className={css.term}>{copy.adviceLimit}</dt>
                <dd className={css.value}>
                  {formatThousands(match.adviceLimit)}
                  <span className={css.unit}> {copy.wan}</span>
                </dd>
              </div>
              <div>
                <dt className={css.term}>{InterestRateTypeLabels[match.interestRateType]}</dt>
                <dd className={css.value}>
                  {formatPercentRange(match.minInterestRate, match.maxInterestRate)}
                </dd>
              </div>
              <div>
                <dt className={css.term}>{copy.degree}</dt>
                <dd className={css.value}>
                  {match.matchDegree}%
                  <ProgressBar value={match.matchDegree} label={copy.degree} />
                </dd>
              </div>
            </dl>
          </ProductRow>
        ))}
      </ul>
      {more}
    </Section>
  );
}
