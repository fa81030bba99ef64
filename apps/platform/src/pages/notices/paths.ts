import { hasOwn } from '@huiqi/sdk/domain';
import type { NoticePaths } from '@huiqi/components/notices';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { couponPath } from '../coupons/couponPath.js';
import { demandPath } from '../demands/demandPath.js';
import { orderPaths } from '../orders/paths.js';
import { organisationDeskPaths, serviceReviewPaths } from '../organisations/paths.js';
import { policyApplicationPath } from '../policyApplications/policyApplicationPath.js';
import { renewalPath } from '../renewals/renewalPath.js';
import { staffRenewalPaths } from '../renewals/staffPaths.js';
import { serviceOrderPath } from '../serviceOrders/serviceOrderPath.js';
import { staffOrderPaths } from '../staffOrders/paths.js';

/** Pages that show a notice's subject, by kind; the others are not offered yet. */
const subjects: Readonly<Record<string, (id: string) => string>> = {
  ORDER: orderPaths.order,
  RENEWAL: renewalPath,
  COMPANY: companyPaths.company,
  COUPON: couponPath,
  DEMAND: demandPath,
  POLICY_APPLICATION: policyApplicationPath,
  SERVICE_ORDER: serviceOrderPath,
  ORGANISATION_ORDER: organisationDeskPaths.order,
  SERVICE_ORGANISATION: organisationDeskPaths.organisation,
  SERVICE_PRODUCT: organisationDeskPaths.product,
  SERVICE_REVIEW: serviceReviewPaths.review,
  STAFF_ORDER: staffOrderPaths.staffOrder,
  STAFF_RENEWAL: staffRenewalPaths.staffRenewal,
};

const pathsAt = (centre: string): NoticePaths => ({
  notices: (query) => withQuery(centre, Object.fromEntries(query ?? [])),
  notice: (noticeId) => withQuery(centre, { noticeId }),
  subject: ({ kind, id }) => (hasOwn(subjects, kind) ? subjects[kind]?.(id) : undefined),
});

/** The notice centre as a page of the user centre. */
export const noticePaths = pathsAt('/userCenter/notices');

/** The notice centre for everyone who can have notices, including staff (spec 1 §2). */
export const messagePaths = pathsAt('/msgCenter');
