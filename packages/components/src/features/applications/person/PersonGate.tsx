import {
  getAppliedState,
  getOrder,
  getPersonApplicant,
  type ProductDetail,
  type UserInfo,
} from '@huiqi/sdk';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { OpenApplication } from '../wizard/OpenApplication.js';
import type { PersonApplyProps } from './PersonApplyProps.js';
import { PersonForm } from './PersonForm.js';
import { useSpecialCopy } from '../specialCopy.js';
import { useFirstResponse } from '../result/useFirstResponse.js';

export interface PersonGateProps extends PersonApplyProps {
  readonly user: UserInfo;
  readonly product: ProductDetail;
  readonly isSessionOver: boolean;
}

/**
 * Checks whether the user has applied or has something saved (spec 1 §7 haveApplied), and loads what is known of them.
 */
export function PersonGate(props: PersonGateProps) {
  const { productId, openedId = '' } = props;
  const copy = useSpecialCopy();
  const exit = { label: copy.exit, ...props.exit };
  const applied = useFirstResponse(getAppliedState, { productId });
  const applicant = useFirstResponse(getPersonApplicant, {});
  const opened = useFirstResponse(getOrder, { orderId: openedId }, openedId !== '');
  const open = (orderId: string | null) => (
    <OpenApplication {...props} orderId={orderId} title={copy.openTitle} />
  );
  return (
    <PageState state={applied} loading={<WizardPageSkeleton aside />} exit={exit}>
      {({ haveApplied, orderId }) => {
        if (haveApplied) return open(orderId);
        return (
          <PageState state={applicant} loading={<WizardPageSkeleton aside />} exit={exit}>
            {(known) => {
              if (openedId === '') return <PersonForm {...props} known={known} savedId={orderId} />;
              return (
                <PageState state={opened} loading={<WizardPageSkeleton aside />} exit={exit}>
                  {(saved) =>
                    saved.orderStatus === 'SAVE_NOT_SUBMIT' ? (
                      <PersonForm {...props} known={known} saved={saved} />
                    ) : (
                      open(saved.orderId)
                    )
                  }
                </PageState>
              );
            }}
          </PageState>
        );
      }}
    </PageState>
  );
}
