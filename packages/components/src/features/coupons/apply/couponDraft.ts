import type { RelatedCompany, TicketApplication, TicketDetail } from '@huiqi/sdk';
import type { TicketFields } from '@huiqi/sdk/domain';
import { companyToActFor } from '../../companies/acting/companyToActFor.js';

/** The form's draft: its fields and the name of the uploaded contract. */
export interface CouponDraft extends TicketFields {
  readonly fileName: string;
}

/** Initial values: a returned application, or the user's current company. */
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

/** The request body, with the discount that was shown. */
export const toApplication = (
  { fileName: _shown, ...fields }: CouponDraft,
  discountRate: string,
  id: string | undefined,
): TicketApplication => ({
  ...(id === undefined ? {} : { id }),
  ...fields,
  // 12. is still being typed.
  contractAmount: fields.contractAmount.replace(/\.$/, ''),
  orgName: fields.orgName.trim(),
  contactName: fields.contactName.trim(),
  discountRate,
});
