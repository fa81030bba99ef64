import {
  getProduct,
  getProductForm,
  listAreaTree,
  listRelatedCompanies,
  type ApplyResult,
  type FormEntry,
  type ProductDetail,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { useMemo } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { prefill } from './applySteps.js';
import { ApplyWizardView } from './ApplyWizardView.js';
import { areaChoices } from '../companies/areaChoices.js';
import { useApplyForm } from './useApplyForm.js';

export interface ApplyWizardProps {
  readonly productId: string;
  /** The company that applies; the user's only one unless given. */
  readonly companyId?: string | undefined;
  readonly onSuccess: (result: ApplyResult) => void;
  /** The application was refused; `msg` says why. */
  readonly onFail: (result: ApplyResult) => void;
  /** 上一步 on the first step. */
  readonly onExit: () => void;
}

/** The application for a product (spec 1 §4 Apply flow). */
export function ApplyWizard(props: ApplyWizardProps) {
  const { productId, companyId } = props;
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const product = useOperation(getProduct, { productId });
  const form = useOperation(getProductForm, { body: { productId, type: 'APPLY' } });
  const companies = useOperation(
    listRelatedCompanies,
    { body: { userId, type: 1, index: 1, size: 100 } },
    { enabled: userId !== '' },
  );
  const content = companies.data?.content;
  const company = content?.find(({ id }) => id === companyId) ?? content?.[0];
  return (
    <DataState state={toDataState(user)}>
      {(who) => (
        <DataState state={toDataState(product)}>
          {(detail) => (
            <DataState state={toDataState(form, (entries) => entries.length === 0)}>
              {(entries) =>
                who !== null && companies.isPending ? (
                  <DataState state={{ status: 'loading' }}>{() => null}</DataState>
                ) : (
                  <Loaded
                    {...props}
                    key={`${productId}:${who?.id ?? ''}:${company?.id ?? ''}`}
                    {...{ user: who, product: detail, entries, company }}
                  />
                )
              }
            </DataState>
          )}
        </DataState>
      )}
    </DataState>
  );
}

interface LoadedProps extends ApplyWizardProps {
  readonly user: UserInfo | null;
  readonly product: ProductDetail;
  readonly entries: readonly FormEntry[];
  readonly company: RelatedCompany | undefined;
}

function Loaded({ user, product, entries, company, ...props }: LoadedProps) {
  const { productId, onSuccess, onFail, onExit } = props;
  const initial = useMemo(() => prefill(entries, company, user), [entries, company, user]);
  const asksArea = entries.some(({ inputType }) => inputType === 'AREA');
  const tree = useOperation(listAreaTree, {}, { enabled: asksArea, staleTime: 600_000 });
  const areas = useMemo(() => areaChoices(tree.data ?? []), [tree.data]);
  const userId = user?.id ?? 'visitor';
  const form = useApplyForm({ productId, userId, entries, initial, onSuccess, onFail });
  return <ApplyWizardView {...{ form, product, entries, areas, onExit }} />;
}
