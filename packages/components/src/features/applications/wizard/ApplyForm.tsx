import {
  getProductForm,
  type ApplyCompany,
  type FormEntry,
  type OrderDetail,
  type UserInfo,
} from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy, localized } from '../../../provider/copy.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useFormChoices } from '../../../provider/useFormChoices.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { ApplyFormView } from './ApplyFormView.js';
import type { ApplyGateProps } from './ApplyWizardProps.js';
import { ApplyNotice } from './ApplyNotice.js';
import { useApplicationsCopy } from '../copy.js';
import { LazyEntryUpload } from '../../uploads/lazyEntryUpload.js';
import { useApplication } from './useApplication.js';
import { useAskedForm } from './useAskedForm.js';
import { SessionOverNotice } from '../../../patterns/page/SessionOverNotice.js';
import { useFormEvents } from './useFormEvents.js';

export interface ApplyFormProps extends ApplyGateProps {
  readonly user: UserInfo;
  readonly company: ApplyCompany;
  /** The saved application to continue. */
  readonly order: OrderDetail | undefined;
}

/** The form of a product, for a company that may apply. */
export function ApplyForm(props: ApplyFormProps) {
  const { product, formType = 'APPLY' } = props;
  const copy = useApplicationsCopy();
  const kind =
    formType === 'APPLY' && product.formTypes.includes('TAX_INVOICE') ? 'TAX_INVOICE' : formType;
  const form = useOperation(
    getProductForm,
    { body: { productId: product.id, type: kind } },
    { staleTime: 60_000 },
  );
  return (
    <PageState
      state={toDataState(form)}
      loading={<WizardPageSkeleton aside />}
      exit={{ label: copy.exit, ...props.exit }}
    >
      {(asked) => <Loaded {...props} {...{ kind, asked }} onRefused={() => void form.refetch()} />}
    </PageState>
  );
}

type LoadedProps = ApplyFormProps & {
  readonly kind: 'APPLY' | 'EPIDEMIC' | 'TAX_INVOICE';
  readonly asked: readonly FormEntry[];
  readonly onRefused: () => void;
};

function Loaded({ asked, ...props }: LoadedProps) {
  const { user, product, company, order, orderLink, exit, notice, prefill, onEvent } = props;
  const { isSessionOver, onLogin } = props;
  const copy = useApplicationsCopy();
  const saved = order?.application;
  const { entries, initial } = useAskedForm({ asked, product, company, user, saved, prefill });
  const choices = useFormChoices(entries, LazyEntryUpload, company.creditCode);
  const application = useApplication({
    ...props,
    userId: user.id,
    orderId: order?.orderId,
    initialAt: order?.updatedTs,
    entries,
    initial,
  });
  useFormEvents({ form: application.form, productId: product.id, onEvent });
  // A draft on this device is newer; the form itself says that it was restored.
  const restored =
    order && !application.form.restored
      ? fillCopy(copy.savedAt, { time: localized(copy, formatDateTime)(order.updatedTs) })
      : undefined;
  return (
    <ApplyFormView
      {...{ application, product, company, initial, choices, exit }}
      sessionOver={isSessionOver && <SessionOverNotice {...{ copy, onLogin }} />}
      notice={
        <>
          {notice}
          {application.isFormChanged && <Banner tone="warning">{copy.formChanged}</Banner>}
          <ApplyNotice
            isFirst={application.form.isFirst}
            restored={restored}
            productChanged={order?.productChanged ?? false}
            asksAgain={Object.keys(saved?.masked ?? {}).length > 0}
            orderLink={orderLink}
          />
        </>
      }
    />
  );
}
