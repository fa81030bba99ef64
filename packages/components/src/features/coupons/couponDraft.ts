import type { RelatedCompany, TicketApplication, TicketDetail } from '@huiqi/sdk';
import type { TicketFields } from '@huiqi/sdk/domain';
import { companyToActFor } from '../companies/companyToActFor.js';

/** What the form keeps: its fields and the name of the uploaded contract. */
export interface CouponDraft extends TicketFields {
  readonly fileName: string;
}

/** The form before anybody typed: a returned application, or the company the user acts for. */
export function firstDraft(
  companies: readonly RelatedCompany[],
  application: TicketDetail | undefined,
): CouponDraft {
  return {
    nsrsbh: application?.nsrsbh ?? companyToActFor(companies)?.nsrsbh ?? '',
    contractAmount: application?.contractAmount ?? '',
    orgName: application?.orgName ?? '',
    contactName: application?.contactName ?? '',
    contactPhone: application?.contactPhone ?? '',
    fileUrl: application?.fileUrl ?? '',
    fileName: application?.fileName ?? '',
  };
}

/** The body of the application, with the discount that was shown. */
export const toApplication = (
  { fileName: _shown, ...fields }: CouponDraft,
  discountRate: string,
  id: string | undefined,
): TicketApplication => ({
  ...(id === undefined ? {} : { id }),
  ...fields,
  // 12. is an amount that is still being typed.
  contractAmount: fields.contractAmount.replace(/\.$/, ''),
  orgName: fields.orgName.trim(),
  contactName: fields.contactName.trim(),
  discountRate,
});
