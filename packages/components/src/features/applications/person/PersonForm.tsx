import {
  getProductForm,
  type FormEntry,
  type OrderDetail,
  type PersonApplicant,
  type ProductDetail,
  type UserInfo,
} from '@huiqi/sdk';
import { withRepaymentTypes } from '@huiqi/sdk/domain';
import { useMemo } from 'react';
import { visitorId } from '../../../patterns/useDraft/draftStore.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useFormChoices } from '../../../provider/useFormChoices.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { AppliedNotice } from './AppliedNotice.js';
import type { PersonApplyProps } from './PersonApplyProps.js';
import { PersonApplyView } from './PersonApplyView.js';
import { personPrefill } from './personPrefill.js';
import { LazyEntryUpload } from '../../uploads/lazyEntryUpload.js';
import { placePrefill } from '../wizard/placePrefill.js';
import { useSpecialCopy } from '../specialCopy.js';
import { useFormEvents } from '../wizard/useFormEvents.js';
import { useApplicationsCopy } from '../copy.js';
import { SessionOverNotice } from '../../../patterns/page/SessionOverNotice.js';
import { usePersonApply } from './usePersonApply.js';

export interface PersonFormProps extends PersonApplyProps {
  readonly user: UserInfo | null;
  readonly product: ProductDetail;
  /** Whether the user's session ended while the form was open. */
  readonly isSessionOver: boolean;
  /** What is known of the user from earlier applications. */
  readonly known?: PersonApplicant | undefined;
  /** The order to continue. */
  readonly saved?: OrderDetail | undefined;
  /** An order that could be continued. */
  readonly savedId?: string | null | undefined;
}

/** The form of a product for persons. */
export function PersonForm(props: PersonFormProps) {
  const { productId, exit } = props;
  const copy = useSpecialCopy();
  const form = useOperation(
    getProductForm,
    { body: { productId, type: 'PERSON' } },
    { staleTime: 60_000 },
  );
  return (
    <PageState
      state={toDataState(form)}
      loading={<WizardPageSkeleton aside />}
      exit={{ label: copy.exit, ...exit }}
    >
      {(asked) => <Loaded {...props} asked={asked} />}
    </PageState>
  );
}

type LoadedProps = PersonFormProps & { readonly asked: readonly FormEntry[] };

function Loaded({ asked, ...props }: LoadedProps) {
  const { user, product, known, saved, savedId = null, exit, onResume } = props;
  const { prefill, isSessionOver, onLogin, productId, onEvent } = props;
  const copy = useApplicationsCopy();
  const entries = useMemo(
    () => withRepaymentTypes(asked, product.repaymentTypeList),
    [asked, product.repaymentTypeList],
  );
  const application = saved?.application;
  const initial = useMemo(
    () =>
      personPrefill(entries, {
        user,
        applicant: known,
        saved: application,
        place: placePrefill(entries, prefill),
        regions: product.regions,
      }),
    [entries, user, known, application, prefill, product.regions],
  );
  const choices = useFormChoices(entries, LazyEntryUpload);
  const state = usePersonApply({
    ...props,
    userId: user?.id ?? visitorId,
    entries,
    initial,
    initialAt: saved?.updatedTs,
  });
  useFormEvents({ form: state.form, productId, onEvent });
  // The form shows what was just saved.
  const isSaved = props.orderId !== undefined;
  return (
    <PersonApplyView
      {...{ state, product, choices, exit }}
      sessionOver={isSessionOver && <SessionOverNotice {...{ copy, onLogin }} />}
      notice={
        <>
          {state.form.isFirst && (
            <AppliedNotice
              savedId={isSaved ? null : savedId}
              saved={application}
              onResume={onResume}
            />
          )}
        </>
      }
    />
  );
}
