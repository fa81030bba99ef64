import { getOrder, listApplyCompanies, type UserInfo } from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { ChooseCompany } from '../../products/entry/ChooseCompany.js';
import { ApplyFailView } from '../result/ApplyFail.js';
import { ApplyForm } from './ApplyForm.js';
import type { ApplyGateProps } from './ApplyWizardProps.js';
import { useApplicationsCopy } from '../copy.js';
import { OpenApplication } from './OpenApplication.js';
import { useFirstResponse } from '../result/useFirstResponse.js';

/** Asks which company applies if the address names none of the user's. */
export function ApplyGate(props: ApplyGateProps) {
  const { productId, user, exit, onCompanyChange, onLogin = () => undefined } = props;
  const copy = useApplicationsCopy();
  const [chosen, setChosen] = useState<string>();
  // Saving puts the order into the address: the form keeps its initial values.
  const [openedId] = useState(props.orderId);
  const companyId = onCompanyChange ? props.companyId : (chosen ?? props.companyId);
  if (user !== null && (companyId !== undefined || openedId !== undefined))
    return (
      <CompanyGate
        {...props}
        key={companyId}
        user={user}
        companyId={companyId}
        orderId={openedId}
        onCompanyChange={setCompany}
      />
    );
  function setCompany(id: string) {
    setChosen(id);
    onCompanyChange?.(id);
  }
  return (
    <ChooseCompany
      productId={productId}
      exit={{ label: copy.exit, ...exit }}
      onLogin={onLogin}
      proposed={props.prefill?.company}
      onApply={(entry) => entry.companyId !== null && setCompany(entry.companyId)}
    />
  );
}

type CompanyGateProps = ApplyGateProps & {
  readonly user: UserInfo;
  readonly onCompanyChange: (companyId: string) => void;
};

/** Whether the company may apply, has applied, or has something saved (spec 1 §7 haveApplied). */
function CompanyGate(props: CompanyGateProps) {
  const { productId, onLogin = () => undefined } = props;
  const copy = useApplicationsCopy();
  const exit = { label: copy.exit, ...props.exit };
  const companies = useFirstResponse(listApplyCompanies, { productId });
  const wanted = props.orderId ?? '';
  const opened = useFirstResponse(getOrder, { orderId: wanted }, wanted !== '');
  // Not the user's, or out of the session's reach: the company says what there is.
  const isGone = opened.status === 'error' && opened.error.kind === 'mistake';
  if (wanted !== '' && opened.status !== 'ready' && !isGone)
    return (
      <PageState state={opened} loading={<WizardPageSkeleton aside />} exit={exit}>
        {() => null}
      </PageState>
    );
  const order = wanted !== '' && opened.status === 'ready' ? opened.data : undefined;
  return (
    <PageState state={companies} loading={<WizardPageSkeleton aside />} exit={exit}>
      {(all) => {
        const companyId = order ? order.companyId : props.companyId;
        const company = all.find(({ id }) => id === companyId);
        if (!company)
          return (
            <ChooseCompany
              productId={productId}
              exit={exit}
              onLogin={onLogin}
              proposed={props.prefill?.company}
              onApply={(entry) =>
                entry.companyId !== null && props.onCompanyChange(entry.companyId)
              }
            />
          );
        if (order && order.orderStatus !== 'SAVE_NOT_SUBMIT')
          return <OpenApplication {...props} orderId={order.orderId} />;
        if (company.failReason === 'ALREADY_APPLIED')
          return <OpenApplication {...props} orderId={company.orderId} />;
        if (company.failReason !== null)
          return (
            <ApplyFailView
              facts={{ failReason: company.failReason, product: props.product }}
              retry={props.exit}
              products={props.products ?? props.exit}
              companies={props.companies}
            />
          );
        return <SavedGate {...props} order={order} company={company} />;
      }}
    </PageState>
  );
}

type SavedGateProps = CompanyGateProps & Pick<Parameters<typeof ApplyForm>[0], 'company' | 'order'>;

/** Loads the company's saved application for the product, from any device. */
function SavedGate({ order, company, ...props }: SavedGateProps) {
  const copy = useApplicationsCopy();
  const savedId = order === undefined ? (company.orderId ?? '') : '';
  const saved = useFirstResponse(getOrder, { orderId: savedId }, savedId !== '');
  if (savedId === '') return <ApplyForm {...props} company={company} order={order} />;
  return (
    <PageState
      state={saved}
      loading={<WizardPageSkeleton aside />}
      exit={{ label: copy.exit, ...props.exit }}
    >
      {(found) => <ApplyForm {...props} company={company} order={found} />}
    </PageState>
  );
}
