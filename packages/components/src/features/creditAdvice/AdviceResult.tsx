import { TaxCreditGradeLabels, type CreditAdvice, type CreditAdviceBasis } from '@huiqi/sdk';
import { formatPercent, formatThousands, yearlyRate } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { KeyFigures } from '../../patterns/page/KeyFigures.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Section } from '../../ui/Section/Section.js';
import { MatchList } from './MatchList.js';
import { MissList } from './MissList.js';
import { card, results } from './creditAdvice.css.js';
import { useCreditAdviceCopy } from './copy.js';

export interface AdviceResultProps {
  readonly advice: CreditAdvice;
  readonly products: LinkTarget;
  readonly productLink: (productId: string) => LinkTarget;
}

/** What the company can expect, the products, the figures they were compared with, what is missing for the others. */
export function AdviceResult({ advice, products, productLink }: AdviceResultProps) {
  const copy = useCreditAdviceCopy();
  const { adviceLimit, basis, matchList, unmatchedList } = advice;
  const rates = matchList.flatMap(({ minInterestRate, interestRateType }) => {
    const yearly = yearlyRate(minInterestRate, interestRateType);
    return yearly === null ? [] : [Number(yearly)];
  });
  return (
    <div className={results}>
      {matchList.length > 0 ? (
        <section className={card} aria-label={copy.limit}>
          <KeyFigures
            figures={[
              { label: copy.limit, value: formatThousands(adviceLimit), unit: copy.wan },
              { label: copy.fitCount, value: String(matchList.length), unit: copy.fitUnit },
              ...(rates.length > 0
                ? [{ label: copy.bestRate, value: formatPercent(Math.min(...rates)) }]
                : []),
            ]}
          />
        </section>
      ) : (
        <EmptyState
          kind="filtered"
          title={copy.blank}
          line={copy.blankHint}
          action={{ label: copy.toProducts, href: products.href, onSelect: products.onOpen }}
        />
      )}
      {matchList.length > 0 && <MatchList matches={matchList} productLink={productLink} />}
      {basis && <Basis basis={basis} />}
      {unmatchedList.length > 0 && <MissList misses={unmatchedList} productLink={productLink} />}
    </div>
  );
}

function Basis({ basis }: { readonly basis: CreditAdviceBasis }) {
  const copy = useCreditAdviceCopy();
  const { year, revenueGrowth, operatingMonths } = basis;
  const wan = (value: string) => `${formatThousands(value)} ${copy.wan}`;
  return (
    <Section
      title={copy.basisTitle}
      description={
        year === null ? copy.basisNone : fillCopy(copy.basisHint, { year: String(year) })
      }
    >
      <DescriptionList
        items={[
          { term: copy.grade, value: TaxCreditGradeLabels[basis.taxCreditGrade] },
          { term: copy.revenue, value: wan(basis.revenue), kind: 'money' },
          { term: copy.growth, value: formatPercent(revenueGrowth) },
          { term: copy.tax, value: wan(basis.taxPaid), kind: 'money' },
          { term: copy.arrears, value: wan(basis.taxArrears), kind: 'money' },
          {
            term: copy.months,
            value: operatingMonths === null ? '--' : `${operatingMonths} ${copy.monthsUnit}`,
          },
        ]}
      />
    </Section>
  );
}
