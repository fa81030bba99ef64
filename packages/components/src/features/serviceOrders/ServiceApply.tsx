import {
  getServiceProduct,
  listRelatedCompanies,
  type RelatedCompany,
  type ServiceOrderCreated,
  type ServiceProductDetail,
  type UserInfo,
} from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import type { PageLink } from '../../patterns/page/types.js';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOnLoaded } from '../../provider/useOnLoaded.js';
import { useOperation } from '../../provider/useOperation.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { withAuthorisation } from '../companies/authorisation/withAuthorisation.js';
import { ServiceApplyView } from './ServiceApplyView.js';
import { useServiceApply } from './useServiceApply.js';

export interface ServiceApplyProps {
  readonly productId: string;
  /** Link to the product. */
  readonly back: PageLink;
  /** The user's orders of a service by its name. */
  readonly ordersLink: (productName: string) => LinkTarget;
  /** Where the user adds a company; omitted on sites without that page. */
  readonly companies?: LinkTarget | undefined;
  readonly onSuccess: (order: ServiceOrderCreated) => void;
  /** Called when the product has been loaded. */
  readonly onProduct?: ((product: ServiceProductDetail) => void) | undefined;
}

/** Orders a service on behalf of one of the user's companies (spec 2 §5). */
export function ServiceApply(props: ServiceApplyProps) {
  const { productId, back, onProduct } = props;
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const product = useOperation(getServiceProduct, { id: productId });
  const companies = useOperation(
    listRelatedCompanies,
    { body: { userId, type: 1, index: 1, size: 100 } },
    { enabled: userId !== '' },
  );
  useOnLoaded(product.data, onProduct);
  return (
    <PageState state={toDataState(user)} exit={back} loading={loading}>
      {(who) =>
        who && (
          <PageState state={toDataState(product)} exit={back} loading={loading}>
            {(service) => (
              <PageState state={toDataState(companies)} exit={back} loading={loading}>
                {({ content }) => (
                  <Loaded
                    {...props}
                    key={`${who.id} ${service.id}`}
                    user={who}
                    product={service}
                    own={content}
                  />
                )}
              </PageState>
            )}
          </PageState>
        )
      }
    </PageState>
  );
}

const loading = <Skeleton preset="form" rows={5} />;
const nothing = () => null;

interface LoadedProps extends ServiceApplyProps {
  readonly user: UserInfo;
  readonly product: ServiceProductDetail;
  readonly own: readonly RelatedCompany[];
}

function Loaded({ user, product, own, back, ordersLink, companies, onSuccess }: LoadedProps) {
  // The form keeps its initial companies: the options must not change while it is used.
  const [began] = useState(own);
  const companiesOfUser = useMemo(() => withAuthorisation(began, own), [began, own]);
  const state = useServiceApply({
    userId: user.id,
    product,
    companies: companiesOfUser,
    onSuccess,
  });
  // The first response may put a notice above the fields.
  const [first] = useState(state.company);
  if (first && state.company === first && state.check.isLoading)
    return (
      <DataState state={{ status: 'loading' }} loading={loading}>
        {nothing}
      </DataState>
    );
  return (
    <ServiceApplyView
      {...{ state, product, back }}
      companies={companiesOfUser}
      addCompany={companies}
      ordersLink={ordersLink(product.name)}
    />
  );
}
