import type {
  ApplyFailReason,
  FieldError,
  FormEntry,
  LoanApplication,
  ProductFormType,
} from '@huiqi/sdk';
import {
  constants,
  formatDate,
  toFormValues,
  validateForm,
  visibleEntries,
} from '@huiqi/sdk/domain';
import { ApiError, invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { findUserCompany, type UserCompany } from '../companies/repository.js';
import { regionRefusal } from '../companies/region.js';
import { findOrder, ownedBy } from '../orders/repository.js';
import { productForm } from '../products/productForm.js';
import type { ProductRow } from '../products/toProduct.js';
import { visibleProduct } from '../products/visibleProduct.js';
import { checkLimits } from './checkLimits.js';
import { companyErrors } from './companyErrors.js';
import { fileErrors } from './fileErrors.js';

export interface CheckedApplication {
  readonly product: ProductRow;
  readonly mine: UserCompany;
  /** The form as filled in, with its values. */
  readonly entries: readonly FormEntry[];
  readonly values: Readonly<Record<string, string>>;
  /** Why the application is refused as a whole. */
  readonly refusal: ApplyFailReason | null;
}

/** Form errors, at most one message per field. */
export function formErrors(
  entries: readonly FormEntry[],
  application: Parameters<typeof toFormValues>[0],
  { partial, now }: { readonly partial: boolean; readonly now: Date },
): FieldError[] {
  const values = toFormValues(application);
  const visible = new Set(visibleEntries(entries, values).map(({ checkName }) => checkName));
  const wrong = validateForm(entries, values, { partial, today: formatDate(now) });
  const unasked = (application.formItems ?? []).filter(({ checkName }) => !visible.has(checkName));
  return [
    ...unasked.map(({ checkName }) => ({ field: checkName, message: '此产品不需要该项内容' })),
    ...Object.entries(wrong).map(([field, message]) => ({ field, message })),
  ];
}

/** The first message of each field. */
export const onePerField = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.toReversed().map((error) => [error.field, error])).values(),
];

/** Why a user may not apply for a product on behalf of a company. */
export function refusalOf(
  user: CurrentUser,
  { product }: ProductRow,
  mine: UserCompany,
): ApplyFailReason | null {
  if (!mine.authorized) return 'COMPANY_UNAUTHORISED';
  const reason = regionRefusal(user, product, mine.company);
  if (reason === null) return null;
  return reason === 'AGENT_PROVINCE' ? 'OUT_OF_AGENT_PROVINCE' : 'OUT_OF_REGION';
}

type CheckingCall = Pick<UserCall<never>, 'db' | 'user' | 'now' | 'partner'>;

/** Validates an application against the form and the limits of the product; the browser's checks are a courtesy. */
export async function checkApplication(
  call: CheckingCall,
  productId: string,
  application: LoanApplication,
  form: ProductFormType = 'APPLY',
): Promise<CheckedApplication | FieldError[]> {
  const { db, user, now } = call;
  const { save = false, orderId, ...filled } = application;
  const product = await visibleProduct(call, productId);
  if (product.category.id === constants.personCategoryId)
    throw new ApiError('100404', { message: '该产品仅面向个人' });
  if (orderId !== undefined && !(await findOrder(db, orderId, ownedBy(user))))
    throw new ApiError('100404', { message: '订单不存在' });
  const mine = await findUserCompany(db, user.id, filled.creditCode);
  const entries = productForm(product, form);
  const values = toFormValues(filled);
  const errors = [
    ...formErrors(entries, filled, { partial: save, now: now() }),
    ...checkLimits(product, filled),
    ...(await fileErrors(db, user.id, entries, values)),
    ...(await companyErrors(
      db,
      { userId: user.id, applicant: filled.creditCode },
      entries,
      values,
    )),
    ...(mine ? [] : [{ field: 'creditCode', message: '请选择您名下的企业' }]),
  ];
  if (errors.length > 0 || !mine) return onePerField(errors);
  const refusal = refusalOf(user, product, mine);
  return { product, mine, entries, values, refusal };
}

export function checkedOrThrow(outcome: CheckedApplication | FieldError[]): CheckedApplication {
  if (Array.isArray(outcome)) throw invalid(outcome);
  return outcome;
}
