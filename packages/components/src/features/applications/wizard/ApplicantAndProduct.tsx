import { getProduct, type ProductDetail, type UserInfo } from '@huiqi/sdk';
import { type ReactNode } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { WithinScope } from '../../products/detail/WithinScope.js';
import { useApplicant } from './useApplicant.js';

export interface ApplicantAndProductProps {
  readonly productId: string;
  /** Where to go if one of them cannot be loaded. */
  readonly exit: PageLink;
  /** Called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetail) => void) | undefined;
  /** Renders the form; the user is null for a visitor. */
  readonly children: (
    user: UserInfo | null,
    product: ProductDetail,
    isSessionOver: boolean,
  ) => ReactNode;
}

/** Loads applicant and product, which every application form needs first. */
export function ApplicantAndProduct(props: ApplicantAndProductProps) {
  const { productId, exit, onProduct, children } = props;
  const { state: user, isSessionOver } = useApplicant();
  const product = useOperation(getProduct, { productId });
  useOnLoaded(product.data, onProduct);
  return (
    <PageState state={user} loading={<WizardPageSkeleton />} exit={exit}>
      {(who) => (
        <PageState state={toDataState(product)} loading={<WizardPageSkeleton />} exit={exit}>
          {(detail) => (
            <WithinScope product={detail} exit={exit}>
              {children(who, detail, isSessionOver)}
            </WithinScope>
          )}
        </PageState>
      )}
    </PageState>
  );
}
