import type { Subject } from './subjects.js';

/** A write as users send it. */
export interface Write {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly by: 'applicant' | 'officer';
  readonly path: (subject: Subject) => string;
  readonly body: (subject: Subject) => object;
  /** Which object of the subject it changes, and where such are found when they are changed. */
  readonly changes: keyof Subject;
  readonly changed: string;
}

/** A product of which the sample's company has no open order. */
export const product = '100001';

const application = ({ creditCode, company }: Subject) => ({
  taxpayer: company,
  creditCode,
  legalName: '周明',
  loanAmount: '80',
  loanterm: 12,
  loanLending: '采购原材料',
  repaymentType: 'AVERAGE_CAPITAL_PLUS_INTEREST',
  contactName: '周明',
  contactPhone: '13800000001',
  agreement: true,
  formItems: [{ checkName: 'taxGrade', value: 'A' }],
});

export const writes: readonly Write[] = [
  {
    name: 'mark read',
    method: 'PUT',
    by: 'applicant',
    path: () => '/user/notice/update',
    body: ({ notice }) => ({ idList: [notice] }),
    changes: 'notice',
    changed: `notices where status = 'READ' and id`,
  },
  {
    name: 'save a draft',
    method: 'POST',
    by: 'applicant',
    path: () => `/order/user/product/${product}`,
    body: (subject) => ({ ...application(subject), save: true, orderId: subject.draft }),
    changes: 'draft',
    changed: 'orders where loan_lending is not null and id',
  },
  {
    name: 'submit an application',
    method: 'POST',
    by: 'applicant',
    path: () => `/order/user/product/${product}`,
    body: application,
    changes: 'company',
    changed: `orders where status = 'ACCEPT_SUCCESS' and company_id`,
  },
  {
    name: 'decide an order',
    method: 'PUT',
    by: 'officer',
    path: ({ order }) => `/order/${order}/admin/accept`,
    body: () => ({ orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' }),
    changes: 'order',
    changed: `orders where status = 'APPROVAL_SUCCESS' and id`,
  },
];
