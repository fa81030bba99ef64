import { listRelatedCompanies, type RelatedCompany, type UserInfo } from '@huiqi/sdk';
import { Suspense, useState } from 'react';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { AuthorisationListView } from './AuthorisationListView.js';
import { useCompaniesCopy } from '../copy.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const AddCompanyDialog = lazyPart(async () => ({
  default: (await import('../add/AddCompanyDialog.js')).AddCompanyDialog,
}));
const AuthorisationDialog = lazyPart(async () => ({
  default: (await import('./AuthorisationDialog.js')).AuthorisationDialog,
}));

export interface AuthorisationListProps {
  readonly user: UserInfo;
  readonly products: PageLink;
}

type Open = 'none' | 'add' | RelatedCompany;

/** The user's companies by authorisation, with what is missing to authorise them. */
export function AuthorisationList({ user, products }: AuthorisationListProps) {
  const copy = useCompaniesCopy();
  const toast = useToast();
  const [open, setOpen] = useState<Open>('none');
  const body = { userId: user.id, type: 1 as const, index: 1, size: 100 };
  const companies = useOperation(listRelatedCompanies, { body });
  const close = () => setOpen('none');
  return (
    <>
      <PageState
        state={toDataState(companies)}
        loading={<Skeleton preset="table" rows={3} />}
        exit={products}
      >
        {({ content }) => (
          <AuthorisationListView
            companies={content}
            products={products}
            onAdd={() => setOpen('add')}
            onAuthorise={setOpen}
          />
        )}
      </PageState>
      <Suspense>
        {open === 'add' && <AddCompanyDialog userId={user.id} onAdded={setOpen} onClose={close} />}
        {typeof open === 'object' && (
          <AuthorisationDialog
            user={user}
            company={open}
            onClose={close}
            onAuthorised={() => {
              close();
              toast.success(copy.authoriseDone);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
