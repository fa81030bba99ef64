import type { FieldError, LoanApplication } from '@huiqi/sdk';
import { messages, toFormValues, validateForm } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { invalid } from '../../contract/ApiError.js';
import type { CurrentUser } from '../../security/sessionStore.js';
import type { ProductRow } from '../products/toProduct.js';
import { visibleProduct } from '../products/visibleProduct.js';
import { mayServe, servesPlace } from '../companies/region.js';
import { findUserCompany, type UserCompany } from '../companies/repository.js';

export interface CheckedApplication {
  readonly product: ProductRow;
  readonly company: UserCompany['company'];
  /** Message for the user if the application is refused as a whole. */
  readonly refusal: string | null;
}

function fieldErrors(
  product: ProductRow,
  application: LoanApplication,
  mine: UserCompany | undefined,
): FieldError[] {
  const { form } = product.product;
  const known = new Set(form.map(({ checkName }) => checkName));
  const unknown = (application.formItems ?? []).filter(({ checkName }) => !known.has(checkName));
  const wrong = Object.entries(validateForm(form, toFormValues(application)));
  return [
    ...unknown.map(({ checkName }) => ({ field: checkName, message: '此产品不需要该项内容' })),
    ...wrong.map(([field, message]) => ({ field, message })),
    ...(mine ? [] : [{ field: 'creditCode', message: '请选择您名下的企业' }]),
  ];
}

function refusalOf(user: CurrentUser, product: ProductRow, mine: UserCompany): string | null {
  if (!mine.authorized) return '企业尚未授权，请先完成授权';
  const { scfProvince, regionCodes } = product.product;
  return mayServe(user, scfProvince) && servesPlace(regionCodes, mine.company)
    ? null
    : messages.agentOutsideProvince;
}

/** Validates an application against the product's form; the browser's checks are a courtesy. */
export async function checkApplication(
  db: Queryable,
  user: CurrentUser,
  productId: string,
  application: LoanApplication,
): Promise<CheckedApplication | FieldError[]> {
  const product = await visibleProduct(db, productId);
  const mine = await findUserCompany(db, user.id, application.creditCode);
  const errors = fieldErrors(product, application, mine);
  if (errors.length > 0 || !mine) return errors;
  return { product, company: mine.company, refusal: refusalOf(user, product, mine) };
}

export function checkedOrThrow(outcome: CheckedApplication | FieldError[]): CheckedApplication {
  if (Array.isArray(outcome)) throw invalid(outcome);
  return outcome;
}
