import {
  listRelatedCompanyPage,
  switchCompany,
  unbindCompanies,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { Suspense, useState } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useListState } from '../../../patterns/ListView/useListState.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { companyFilters, type CompanyFilters } from '../companyFilters.js';
import { CompanyListView } from './CompanyListView.js';
import { useCompaniesCopy } from '../copy.js';
import type { CertifyEntry } from '../paths.js';
import { toCompanyPage } from '../acting/toCompanyPage.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const AddCompanyDialog = lazyPart(async () => ({
  default: (await import('../add/AddCompanyDialog.js')).AddCompanyDialog,
}));
const AuthorisationDialog = lazyPart(async () => ({
  default: (await import('../authorisation/AuthorisationDialog.js')).AuthorisationDialog,
}));
const CompanyMembersDialog = lazyPart(async () => ({
  default: (await import('../members/CompanyMembersDialog.js')).CompanyMembersDialog,
}));
const UnbindDialog = lazyPart(async () => ({
  default: (await import('../members/UnbindDialog.js')).UnbindDialog,
}));

export interface CompanyListProps {
  readonly user: UserInfo;
  /** The page, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: CompanyFilters | undefined;
  readonly onFiltersChange?: ((filters: CompanyFilters, change: ListChange) => void) | undefined;
  readonly hrefForCompany: (id: string) => string;
  readonly onOpenCompany?: ((id: string) => void) | undefined;
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
}

type Open =
  | { readonly dialog: 'none' | 'add' }
  | { readonly dialog: 'authorise' | 'members' | 'unbind'; readonly company: RelatedCompany };

const closed: Open = { dialog: 'none' };

/** The user's companies with their actions. */
export function CompanyList(props: CompanyListProps) {
  const { user, filters, onFiltersChange, hrefForCompany, onOpenCompany, onCertify } = props;
  const copy = useCompaniesCopy();
  const toast = useToast();
  const [open, setOpen] = useState<Open>(closed);
  const list = useListState({
    filters: companyFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
  });
  const size = constants.pageSizes.relatedCompanies;
  const { index } = companyFilters.resolve(list.values);
  const companies = useOperation(
    listRelatedCompanyPage,
    { body: { userId: user.id, type: 1, index, size } },
    { keepPrevious: true },
  );
  const turn = useMutationOf(switchCompany, {
    successMessage: copy.switched,
    refreshOnConflict: true,
  });
  const unbind = useMutationOf(unbindCompanies, {
    onSuccess: () => setOpen(closed),
    refreshOnConflict: true,
  });
  const [target, setTarget] = useState<string>();
  const close = () => setOpen(closed);
  return (
    <>
      <CompanyListView
        list={list}
        state={toCompanyPage(toDataState(companies), { index, size })}
        switching={turn.busy ? target : undefined}
        notice={turn.error !== null && <ErrorPanel compact {...describeError(turn.error)} />}
        hrefForCompany={hrefForCompany}
        onOpenCompany={onOpenCompany}
        onAdd={() => setOpen({ dialog: 'add' })}
        onSwitch={({ id }) => {
          setTarget(id);
          void turn.run({ body: { companyId: id } });
        }}
        onAuthorise={(company) => setOpen({ dialog: 'authorise', company })}
        onMembers={(company) => setOpen({ dialog: 'members', company })}
        onUnbind={(company) => {
          unbind.reset();
          setOpen({ dialog: 'unbind', company });
        }}
      />
      <Suspense>
        {open.dialog === 'add' && (
          <AddCompanyDialog userId={user.id} onAdded={close} onClose={close} />
        )}
        {open.dialog === 'authorise' && (
          <AuthorisationDialog
            user={user}
            company={open.company}
            onCertify={onCertify}
            onClose={close}
            onAuthorised={() => {
              close();
              toast.success(copy.authoriseDone);
            }}
          />
        )}
        {open.dialog === 'members' && (
          <CompanyMembersDialog company={open.company} onClose={close} />
        )}
        {open.dialog === 'unbind' && (
          <UnbindDialog
            company={open.company}
            busy={unbind.busy}
            error={unbind.error}
            onClose={close}
            onUnbind={() => void unbind.run({ ids: open.company.id })}
          />
        )}
      </Suspense>
    </>
  );
}
