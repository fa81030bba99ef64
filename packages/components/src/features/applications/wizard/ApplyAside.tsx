import type { ProductDetail } from '@huiqi/sdk';
import { formatWanFigure } from '@huiqi/sdk/domain';
import { useSyncExternalStore } from 'react';
import type { FormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { fillCopy, localized } from '../../../provider/copy.js';
import { PhoneLink } from '../../products/PhoneLink.js';
import { useAsideCopy } from './asideCopy.js';
import * as css from './ApplyAside.css.js';
import { loanEstimate, usualTerms } from './loanEstimate.js';

export interface ApplyAsideProps {
  readonly product: ProductDetail;
  /** The values of the form; the estimate follows them. */
  readonly store: Pick<FormStore, 'subscribe' | 'values'>;
}

/** Beside a form: what the loan will cost, the documents it takes, who helps. */
export function ApplyAside({ product, store }: ApplyAsideProps) {
  const copy = useAsideCopy();
  const values = useSyncExternalStore(store.subscribe, store.values, store.values);
  const terms = usualTerms(product, values);
  const payment = loanEstimate(product, { ...values, ...terms });
  const { requiredMaterials, consultPhone } = product;
  return (
    <>
      <section className={css.part} aria-label={copy.asidePayment}>
        <p className={css.label}>{copy.asidePayment}</p>
        <p className={css.value}>
          {payment ?? '--'}
          <span className={css.unit}>{copy.asideYuan}</span>
        </p>
        <p className={css.basis}>
          {payment === null
            ? copy.asideUnknown
            : fillCopy(copy.asideBasis, {
                amount: localized(copy, formatWanFigure)(terms.loanAmount),
                months: terms.loanterm,
                rate: product.maxInterestRate,
              })}
        </p>
      </section>
      {requiredMaterials.length > 0 && (
        <section className={css.part}>
          <h2 className={css.heading}>{copy.asideMaterials}</h2>
          <ul className={css.materials}>
            {requiredMaterials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.part}>
        <h2 className={css.heading}>{copy.asideHelp}</h2>
        {consultPhone && (
          <p>
            {copy.asideBank} <PhoneLink phone={consultPhone} />
          </p>
        )}
        <p className={css.basis}>{copy.asideKept}</p>
      </section>
    </>
  );
}
