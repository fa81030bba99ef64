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
import { useEffect, useMemo, useState } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { areaChoices } from '../companies/areaChoices.js';
import { ChooseCompany } from '../companies/ChooseCompany.js';
import { useApplicationsCopy } from './copy.js';
import { prefill } from './applySteps.js';
import { ApplyWizardView } from './ApplyWizardView.js';
import { useApplyForm, type StepChange } from './useApplyForm.js';

export interface ApplyWizardProps {
  readonly productId: string;
  /** The company that applies. Without one of the user's the form asks which. */
  readonly companyId?: string | undefined;
  /** A company was chosen in the place of the form; the wizard keeps it itself otherwise. */
  readonly onCompanyChange?: ((companyId: string) => void) | undefined;
  readonly onLogin?: (() => void) | undefined;
  /** The step in the host's hands (its address); the wizard keeps its own otherwise. */
  readonly step?: string | undefined;
  readonly onStepChange?: StepChange | undefined;
  readonly onSuccess: (result: ApplyResult) => void;
  /** The application was refused; `msg` says why. */
  readonly onFail: (result: ApplyResult) => void;
  /** Back to the product, on the first step. */
  readonly exit: LinkTarget;
  /** Is called when the product has been loaded. */
  readonly onProduct?: ((product: ProductDetail) => void) | undefined;
}

/** The application for a product (spec 1 §4 Apply flow). */
export function ApplyWizard(props: ApplyWizardProps) {
  const copy = useApplicationsCopy();
  const { productId, onProduct, onCompanyChange, onLogin = () => undefined } = props;
  const [chosen, setChosen] = useState<string>();
  const companyId = onCompanyChange ? props.companyId : (chosen ?? props.companyId);
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const product = useOperation(getProduct, { productId });
  const form = useOperation(getProductForm, { body: { productId, type: 'APPLY' } });
  const companies = useOperation(
    listRelatedCompanies,
    { body: { userId, type: 1, index: 1, size: 100 } },
    { enabled: userId !== '' },
  );
  const shown = product.data;
  useEffect(() => {
    if (shown) onProduct?.(shown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each product, whatever the callback is
  }, [shown]);
  const exit = { label: copy.exit, ...props.exit };
  return (
    <PageState state={toDataState(user)} exit={exit}>
      {(who) => (
        <PageState state={toDataState(product)} exit={exit}>
          {(detail) => (
            <PageState state={toDataState(form)} exit={exit}>
              {(entries) => {
                const loaded = (company?: RelatedCompany) => (
                  <Loaded
                    {...props}
                    key={`${productId}:${who?.id ?? ''}:${company?.id ?? ''}`}
                    {...{ user: who, product: detail, entries, company }}
                  />
                );
                if (who === null) return loaded();
                return (
                  <PageState state={toDataState(companies)} exit={exit}>
                    {({ content }) => {
                      const company = content.find(({ id }) => id === companyId);
                      return company ? (
                        loaded(company)
                      ) : (
                        <ChooseCompany
                          productId={productId}
                          exit={exit}
                          onLogin={onLogin}
                          onApply={(entry) => {
                            setChosen(entry.companyId);
                            onCompanyChange?.(entry.companyId);
                          }}
                        />
                      );
                    }}
                  </PageState>
                );
              }}
            </PageState>
          )}
        </PageState>
      )}
    </PageState>
  );
}

interface LoadedProps extends ApplyWizardProps {
  readonly user: UserInfo | null;
  readonly product: ProductDetail;
  readonly entries: readonly FormEntry[];
  readonly company: RelatedCompany | undefined;
}

function Loaded({ user, product, entries, company, exit, ...props }: LoadedProps) {
  const initial = useMemo(() => prefill(entries, company, user), [entries, company, user]);
  const asksArea = entries.some(({ inputType }) => inputType === 'AREA');
  const tree = useOperation(listAreaTree, {}, { enabled: asksArea, staleTime: 600_000 });
  const areas = useMemo(() => areaChoices(tree.data ?? []), [tree.data]);
  const userId = user?.id ?? 'visitor';
  const form = useApplyForm({ ...props, userId, companyId: company?.id ?? '', entries, initial });
  return <ApplyWizardView {...{ form, product, company, entries, initial, areas, exit }} />;
}
