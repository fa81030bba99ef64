import {
  addAuthorisedCompany,
  listTaxRelatedCompanies,
  type TaxCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { Suspense, useState } from 'react';
import { toDataState } from '../../../provider/toDataState.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useListState } from '../../../patterns/ListView/useListState.js';
import { companyFilters, type CompanyFilters } from '../companyFilters.js';
import { useCompaniesCopy } from '../copy.js';
import { TaxCompanyListView } from './TaxCompanyListView.js';
import { toCompanyPage } from '../acting/toCompanyPage.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const ConsentDialog = lazyPart(async () => ({
  default: (await import('./ConsentDialog.js')).ConsentDialog,
}));

export interface TaxCompanyListProps {
  readonly user: UserInfo;
  readonly filters?: CompanyFilters | undefined;
  readonly onFiltersChange?: ((filters: CompanyFilters, change: ListChange) => void) | undefined;
}

/** Companies the tax authority associates with the user; adding one includes the consent to read its data. */
export function TaxCompanyList({ user, filters, onFiltersChange }: TaxCompanyListProps) {
  const copy = useCompaniesCopy();
  const [chosen, setChosen] = useState<TaxCompany | null>(null);
  const list = useListState({
    filters: companyFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
  });
  const size = constants.pageSizes.relatedCompanies;
  const { index } = companyFilters.resolve(list.values);
  const companies = useOperation(
    listTaxRelatedCompanies,
    { body: { userId: user.id, index, size } },
    { keepPrevious: true },
  );
  const add = useMutationOf(addAuthorisedCompany, {
    successMessage: chosen?.authorized ? copy.authoriseDone : copy.added,
    onSuccess: () => setChosen(null),
  });
  const state = toDataState(companies);
  return (
    <>
      <TaxCompanyListView
        list={list}
        state={toCompanyPage(
          state.status === 'ready'
            ? { ...state, data: state.data.taxRelatedUserResponsePage }
            : state,
          { index, size },
        )}
        onAdd={(company) => {
          add.reset();
          setChosen(company);
        }}
      />
      <Suspense>
        {chosen && (
          <ConsentDialog
            company={chosen}
            busy={add.busy}
            error={add.error}
            onClose={() => setChosen(null)}
            onConsent={(authority) => {
              const { nsrsbh, qymc } = chosen;
              void add.run({ body: { nsrsbh, qymc, authority: [...authority] } });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
