import type { ManagementPaths } from '@huiqi/components/management';
import type { ManagedKind } from '@huiqi/sdk';
import { withQuery } from '../../routes/withQuery.js';

/** Where each kind of content is managed. */
export const managementFolders: Readonly<Record<ManagedKind, string>> = {
  PRODUCT: '/manage/products',
  CATEGORY: '/manage/categories',
  BANK: '/manage/banks',
  RENEWAL_BANK: '/manage/renewalBanks',
  POLICY: '/manage/policies',
  PUBLISHER: '/manage/publishers',
  SERVICE: '/manage/services',
  ORGANISATION: '/manage/organisations',
  COUPON_BATCH: '/manage/coupons',
  EVALUATION: '/manage/evaluations',
  NEWS: '/manage/news',
  ANNOUNCEMENT: '/manage/announcements',
  DEPARTMENT: '/manage/departments',
  STAFF: '/manage/staff',
  REGION: '/manage/regions',
  ROLE: '/manage/roles',
  APPROVAL: '/manage/approvals',
};

/** The page that the desk's menu leads to. */
export const managementEntry = '/manage';

/** Our addresses of managed content. */
export const managementPaths: ManagementPaths = {
  overview: () => managementEntry,
  items: (kind, query) => withQuery(managementFolders[kind], Object.fromEntries(query ?? [])),
  item: (kind, id) => `${managementFolders[kind]}/${encodeURIComponent(id)}`,
  changes: (query) => withQuery('/manage/changes', Object.fromEntries(query ?? [])),
  change: (id) => `/manage/changes/${encodeURIComponent(id)}`,
};
