export type MenuGroupId = 'credit' | 'government' | 'enterprise';

export interface MenuGroup {
  readonly id: MenuGroupId;
  readonly label: string;
  /** Pages that the group leads to: it is highlighted on them. */
  readonly paths: readonly string[];
}

/** Groups of the header (spec 1 §2); their content is loaded when one is opened (menuItems.ts). */
export const menuGroups: readonly MenuGroup[] = [
  { id: 'credit', label: '信用中介', paths: ['/honestAgent', '/companyInfo'] },
  {
    id: 'government',
    label: '政务服务',
    paths: ['/yunCouponApply', '/yunCouponAnnouncement'],
  },
  {
    id: 'enterprise',
    label: '企业服务',
    paths: ['/creditRecover', '/helpingEnterprisesServe/list'],
  },
];
