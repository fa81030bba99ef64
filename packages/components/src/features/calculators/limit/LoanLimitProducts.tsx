import { InterestRateTypeLabels, type LoanLimitProduct, type Product } from '@huiqi/sdk';
import { formatPercentRange, formatTermRange, formatWanFigure } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import { productTarget } from '../../../provider/productLink.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Mark } from '../../../patterns/page/Mark.js';
import { Icon } from '../../../ui/Icon/Icon.js';
import { NewTabMark } from '../../../ui/LinkButton/NewTabMark.js';
import * as css from '../calculators.css.js';
import { useCalculatorsCopy } from '../copy.js';
import { localized } from '../../../provider/copy.js';

/** A listed product; those fitting an estimate also say how much and why. */
export type FittingProduct = Product & Partial<Pick<LoanLimitProduct, 'adviceLimit' | 'reasons'>>;

export interface LoanLimitProductsProps {
  readonly products: readonly FittingProduct[];
  readonly linkToProduct: (product: Product) => LinkTarget;
}

/** Fitting products with the amount to expect and the reasons. */
export function LoanLimitProducts({ products, linkToProduct }: LoanLimitProductsProps) {
  const copy = useCalculatorsCopy();
  const pictureUrl = usePictureUrl();
  return (
    <ul className={css.productList}>
      {products.map((product) => {
        const link = productTarget(product, linkToProduct(product));
        const { adviceLimit, reasons = [], minLoanTerm, maxLoanTerm } = product;
        const rate = localized(copy, formatPercentRange)(
          product.minInterestRate,
          product.maxInterestRate,
        );
        const amount = adviceLimit ?? String(product.maxLoanLimit);
        return (
          <li key={product.id} className={css.productRow}>
            <Mark src={pictureUrl(product.logoImgUrl)} name={product.bankName} size={40} />
            <div className={css.productBody}>
              <h3 className={css.productName}>
                <a {...linkProps(link)}>
                  {product.name}
                  {link.target && <NewTabMark />}
                </a>
              </h3>
              <span className={css.muted}>
                {product.bankName} ·{' '}
                {localized(copy, InterestRateTypeLabels)[product.interestRateType]} {rate} ·{' '}
                {localized(copy, formatTermRange)(minLoanTerm, maxLoanTerm)}
              </span>
            </div>
            <div className={css.advised}>
              <span className={css.muted}>{adviceLimit ? copy.advised : copy.wantedMax}</span>{' '}
              <span className={css.advisedValue}>{localized(copy, formatWanFigure)(amount)}</span>{' '}
              {copy.wan}
            </div>
            {reasons.length > 0 && (
              <ul className={css.reasons}>
                {reasons.map((reason) => (
                  <li key={reason} className={css.reason}>
                    <Icon name="success" size={16} />
                    {reason}
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
