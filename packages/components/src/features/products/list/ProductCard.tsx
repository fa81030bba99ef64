import type { ReactNode } from 'react';
import { GuaranteeTypeLabels, InterestRateTypeLabels, type Product } from '@huiqi/sdk';
import { formatPercentRange, formatTermRange, formatWanFigure } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import * as card from '../../../patterns/page/offerCard.css.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import * as css from './ProductCard.css.js';
import { useProductsCopy } from '../copy.js';
import { productTarget } from '../../../provider/productLink.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { localized } from '../../../provider/copy.js';

export interface ProductCardProps {
  readonly product: Product;
  readonly hrefForProduct: (product: Product) => string;
  /** Handles a plain click instead of the browser. */
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
  /** Rendered beside the link: the checkbox for comparing. */
  readonly choice?: ReactNode;
}

/** One product of the market (spec 1 §2 Product list). */
export function ProductCard(props: ProductCardProps) {
  const { product, hrefForProduct, onOpenProduct, choice } = props;
  const copy = useProductsCopy();
  const pictureUrl = usePictureUrl();
  const link = productTarget(product, {
    href: hrefForProduct(product),
    onOpen: onOpenProduct && (() => onOpenProduct(product)),
  });
  const rateLabel = localized(copy, InterestRateTypeLabels)[product.interestRateType];
  return (
    <article className={`${card.offerCard} ${css.card}`} aria-label={product.name}>
      <div className={card.offerHead}>
        <img
          className={card.offerLogo}
          loading="lazy"
          decoding="async"
          src={pictureUrl(product.listImage ?? product.logoImgUrl)}
          alt=""
          width={40}
          height={40}
        />
        <div className={css.names}>
          <h3 className={css.name}>{product.name}</h3>
          <p className={css.bank}>{product.bankName}</p>
        </div>
      </div>
      <div>
        <p className={css.limit}>
          {localized(copy, formatWanFigure)(product.maxLoanLimit)}
          <span className={css.unit}> {copy.perWan}</span>
        </p>
        <p className={css.bank}>{copy.upTo}</p>
      </div>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={card.offerTerm}>{rateLabel}</dt>
          <dd>
            {localized(copy, formatPercentRange)(product.minInterestRate, product.maxInterestRate)}
          </dd>
        </div>
        <div className={css.fact}>
          <dt className={card.offerTerm}>{copy.termLabel}</dt>
          <dd>{localized(copy, formatTermRange)(product.minLoanTerm, product.maxLoanTerm)}</dd>
        </div>
      </dl>
      <div className={css.tags}>
        {product.profile && <Tag tone="info">{product.profile}</Tag>}
        <Tag>{localized(copy, GuaranteeTypeLabels)[product.guaranteeType]}</Tag>
      </div>
      <div className={css.foot}>
        <div className={css.link}>
          <LinkButton variant="text" {...linkProps(link)}>
            {link.target ? copy.openPlatform : copy.details}
          </LinkButton>
        </div>
        {choice && <div className={css.choice}>{choice}</div>}
      </div>
    </article>
  );
}
