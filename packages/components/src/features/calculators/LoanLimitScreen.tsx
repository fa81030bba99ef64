import {
  getLatestLoanLimit,
  getLoanLimit,
  listCompaniesOfUser,
  saveLoanLimit,
  type Product,
  type UserInfo,
} from '@huiqi/sdk';
import { useHuiqi } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { queryKey } from '../../provider/queryKey.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { id as idKind } from '../../patterns/filters/kinds.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useCalculatorsCopy } from './copy.js';
import { FittingProducts } from './limit/FittingProducts.js';
import { toRequest } from './limit/loanLimitForm.js';
import { LoanLimitView } from './limit/LoanLimitView.js';
import { useEnteredForm } from './limit/useEnteredForm.js';
import type { CalculatorPaths } from './paths.js';

export type LoanLimitScreenProps = ScreenProps<CalculatorPaths>;

const address = defineFilters({ id: idKind() });
const loading = <Skeleton preset="detail" />;

/** The measured loan limit (spec 1 §2 /quotacal, §3 Loan limit): that of the address, or the user's latest. */
export function LoanLimitScreen(props: LoanLimitScreenProps) {
  const user = useCurrentUser();
  return user.data ? <OfUser {...props} user={user.data} /> : loading;
}

function OfUser(props: LoanLimitScreenProps & { readonly user: UserInfo }) {
  const { user, query, setQuery, paths } = props;
  const copy = useCalculatorsCopy();
  const { queryClient } = useHuiqi();
  const { id } = address.parse(query);
  const companies = useOperation(listCompaniesOfUser, { id: user.id });
  const chosen = useOperation(getLoanLimit, { id: id ?? '' }, { enabled: id !== undefined });
  const latest = useOperation(getLatestLoanLimit, {}, { enabled: id === undefined });
  const form = useEnteredForm();
  const saving = useMutationOf(saveLoanLimit, {
    onSuccess: (saved) => {
      form.forget();
      // The page stays: the estimate of the new address is already here.
      queryClient.setQueryData(queryKey(getLoanLimit.spec, { id: saved.id }), saved);
      setQuery(address.format({ id: saved.id }), { replace: true });
    },
  });
  const exit = { label: copy.limitTitle, ...screenLink(props, paths.loanLimit()) };
  const linkToProduct = (product: Product) => screenLink(props, paths.product(product));
  const estimates = toDataState<unknown>(id === undefined ? latest : chosen);
  return (
    <PageState state={estimates} loading={loading} exit={exit}>
      {() => (
        <PageState state={toDataState(companies)} loading={loading} exit={exit}>
          {(list) => {
            const estimate = (id === undefined ? latest.data : chosen.data) ?? null;
            return (
              <LoanLimitView
                companies={list}
                estimate={estimate}
                busy={saving.busy}
                error={saving.error === null ? undefined : describeError(saving.error)}
                serverErrors={saving.fieldErrors}
                manageCompanies={screenLink(props, paths.companies())}
                linkToProduct={linkToProduct}
                entered={form.entered}
                onChange={form.keep}
                onSubmit={(filled) => void saving.run({ body: toRequest(filled, estimate?.id) })}
                products={
                  estimate && (
                    <FittingProducts
                      key={`${estimate.id} ${estimate.updatedTs}`}
                      estimate={estimate}
                      products={screenLink(props, paths.products())}
                      linkToProduct={linkToProduct}
                    />
                  )
                }
              />
            );
          }}
        </PageState>
      )}
    </PageState>
  );
}
