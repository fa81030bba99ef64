import type { TicketDetail } from '@huiqi/sdk';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { DraftNotice } from '../../../patterns/useDraft/DraftNotice.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { UnprovedCompany } from '../../companies/authorisation/UnprovedCompany.js';
import { CouponDiscountError } from './CouponDiscountError.js';
import { useCouponsCopy } from '../copy.js';
import type { CouponFormState } from './useCouponForm.js';

export interface CouponNoticesProps {
  readonly form: CouponFormState;
  readonly application: TicketDetail | undefined;
  readonly addCompany: LinkTarget;
  readonly hasCompany: boolean;
}

/** Notices for the applicant: why it was returned, what was restored, what is unavailable. */
export function CouponNotices({ form, application, addCompany, hasCompany }: CouponNoticesProps) {
  const copy = useCouponsCopy();
  const { attempt, company, discount, draft } = form;
  return (
    <>
      {!hasCompany && (
        <Banner
          tone="warning"
          action={
            <LinkButton size="small" variant="text" {...linkProps(addCompany)}>
              {copy.addCompany}
            </LinkButton>
          }
        >
          {copy.noCompany}
        </Banner>
      )}
      <UnprovedCompany
        company={company}
        onAuthorised={(creditCode) => form.set('nsrsbh', creditCode)}
      />
      {application && (
        <Banner tone="warning">
          {application.auditState === 'RETURNED'
            ? fillCopy(copy.returnedBecause, { reason: application.remark ?? '--' })
            : copy.notReturned}
        </Banner>
      )}
      <DraftNotice form={draft} />
      {attempt === 0 && <CouponDiscountError discount={discount} />}
    </>
  );
}
