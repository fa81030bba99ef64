import { listLoanLimitProducts, type LoanLimit, type Product } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { DataState } from '../../../patterns/DataState/DataState.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Empty } from '../../../ui/Empty/Empty.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Pager } from '../../../ui/Pager/Pager.js';
import { Section } from '../../../ui/Section/Section.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useCalculatorsCopy } from '../copy.js';
import { LoanLimitProducts } from './LoanLimitProducts.js';

export interface FittingProductsProps {
  readonly estimate: LoanLimit;
  /** The market. */
  readonly products: LinkTarget;
  readonly linkToProduct: (product: Product) => LinkTarget;
}

const size = pageSizes.loanLimitProducts;

/** The products that fit an estimate, three per page (spec 1 §9). */
export function FittingProducts({ estimate, products, linkToProduct }: FittingProductsProps) {
  const copy = useCalculatorsCopy();
  const [index, setIndex] = useState(1);
  const { id } = estimate;
  const list = useOperation(listLoanLimitProducts, { id, index, size }, { keepPrevious: true });
  return (
    <Section title={copy.fitting} description={copy.fittingLine}>
      <DataState state={toDataState(list)} loading={<Skeleton shape="block" height={267} />}>
        {({ content, page }) =>
          content.length === 0 ? (
            <Empty
              title={copy.nothingFits}
              description={copy.nothingFitsLine}
              action={<LinkButton {...linkProps(products)}>{copy.allProducts}</LinkButton>}
            />
          ) : (
            <Stack gap={4}>
              <LoanLimitProducts products={content} linkToProduct={linkToProduct} />
              {page.total > page.size && (
                <Pager
                  index={page.index}
                  size={page.size}
                  total={page.total}
                  onChange={setIndex}
                  label={copy.fitting}
                />
              )}
            </Stack>
          )
        }
      </DataState>
    </Section>
  );
}
