import type { PlatformFields } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { productTarget } from '../../provider/productLink.js';
import type { LinkTarget } from '../../provider/screen.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { Mark } from '../../patterns/page/Mark.js';
import { Icon } from '../../ui/Icon/Icon.js';
import * as css from './creditAdvice.css.js';

export interface ProductRowProps {
  readonly product: PlatformFields & {
    readonly productName: string;
    readonly bankName: string;
    readonly logoImgUrl: string;
  };
  /** Link to its detail, which products of the special platform do not open. */
  readonly link: LinkTarget;
  /** Why the product suits or not. */
  readonly heading: string;
  readonly reasons: readonly string[];
  /** Whether the reasons are in favour. */
  readonly tone: 'met' | 'unmet';
  /** Numbers beside the name. */
  readonly children?: ReactNode;
}

const icons = { met: 'success', unmet: 'warning' } as const;

/** A product with the reasons for or against it. */
export function ProductRow(props: ProductRowProps) {
  const { product, link, heading, reasons, tone, children } = props;
  const pictureUrl = usePictureUrl();
  return (
    <li className={css.row}>
      <div className={css.subject}>
        <Mark src={pictureUrl(product.logoImgUrl)} name={product.bankName} size={40} />
        <div className={css.names}>
          <h3 className={css.name}>
            <a className={css.link} {...linkProps(productTarget(product, link))}>
              {product.productName}
            </a>
          </h3>
          <p className={css.muted}>{product.bankName}</p>
        </div>
      </div>
      {children}
      <div className={css.reasons}>
        <p className={css.reasonsTitle}>{heading}</p>
        <ul className={css.reasonList}>
          {reasons.map((reason) => (
            <li key={reason} className={css.reason}>
              <span className={css.reasonIcon[tone]}>
                <Icon name={icons[tone]} />
              </span>
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
