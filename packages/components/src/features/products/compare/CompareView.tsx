import { fillCopy } from '../../../provider/copy.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { BackLink } from '../../../patterns/page/BackLink.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { useCompareCopy } from './compareCopy.js';
import { CompareLoan } from './CompareLoan.js';
import { compareRows } from './compareRows.js';
import { maxCompared } from './compareStore.js';
import { CompareTable, type CompareTableProps } from './CompareTable.js';
import type { CompareTerms } from './compareTerms.js';
import * as css from './CompareView.css.js';

export interface CompareViewProps extends Omit<CompareTableProps, 'rows'> {
  /** Products of the address that are not on offer. */
  readonly gone: number;
  /** Link to the list. */
  readonly back: PageLink;
  readonly terms: CompareTerms;
  readonly onTermsChange: (terms: CompareTerms) => void;
  readonly onlyDifferent: boolean;
  readonly onOnlyDifferentChange: (onlyDifferent: boolean) => void;
}

/** Up to three products side by side. */
export function CompareView(props: CompareViewProps) {
  const { products, gone, back, terms, onTermsChange, ...rest } = props;
  const { onlyDifferent, onOnlyDifferentChange, ...table } = rest;
  const copy = useCompareCopy();
  const rows = compareRows(products, terms, copy);
  const isComparison = products.length > 1;
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle description={copy.compareLine}>{copy.compareTitle}</PageTitle>
      {gone > 0 && <Banner tone="warning">{fillCopy(copy.compareGone, { n: gone })}</Banner>}
      {products.length === 0 ? (
        <EmptyState
          kind="never"
          title={copy.compareEmpty}
          line={copy.compareEmptyLine}
          action={{ label: back.label, href: back.href, onSelect: back.onOpen }}
        />
      ) : (
        <>
          <CompareLoan terms={terms} onChange={onTermsChange} />
          <div className={css.line}>
            {isComparison && (
              <Checkbox
                label={copy.compareOnlyDifferent}
                checked={onlyDifferent}
                onChange={({ target }) => onOnlyDifferentChange(target.checked)}
              />
            )}
            {products.length < maxCompared && (
              <LinkButton {...linkProps(back)}>{copy.compareAnother}</LinkButton>
            )}
          </div>
          <CompareTable
            {...table}
            products={products}
            rows={isComparison && onlyDifferent ? rows.filter(({ differs }) => differs) : rows}
          />
        </>
      )}
    </div>
  );
}
