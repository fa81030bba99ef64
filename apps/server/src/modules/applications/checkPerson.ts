import type { FieldError, FormEntry, PersonLoanApplication } from '@huiqi/sdk';
import { constants, formatDate, toFormValues, validatePersonAge } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { UserCall } from '../../http/context.js';
import { servesPlace } from '../companies/region.js';
import { productForm } from '../products/productForm.js';
import type { ProductRow } from '../products/toProduct.js';
import { visibleProduct, type ScopedCall } from '../products/visibleProduct.js';
import { findOrder, ownedBy } from '../orders/repository.js';
import { formErrors, onePerField } from './check.js';
import { checkLimits } from './checkLimits.js';
import { companyErrors } from './companyErrors.js';
import { fileErrors } from './fileErrors.js';
import { findDistricts, type District } from '../companies/regionRepository.js';

export interface PersonForm {
  readonly product: ProductRow;
  readonly entries: readonly FormEntry[];
  readonly values: Readonly<Record<string, string>>;
  /** The district that is to handle it; of a saved application, or one that names none, undefined. */
  readonly office?: District | undefined;
}

/** Finds a product that persons apply for. */
async function personProduct(call: ScopedCall, id: string): Promise<ProductRow> {
  const product = await visibleProduct(call, id);
  if (product.category.id !== constants.personCategoryId)
    throw new ApiError('100404', { message: '该产品不面向个人' });
  return product;
}

/** Checks that the districts exist and that the handling district is served by the product. */
async function checkAreas(
  db: Queryable,
  { product }: ProductRow,
  { houseAreaId, areaId }: PersonLoanApplication,
): Promise<Pick<PersonForm, 'office'> & { readonly errors: readonly FieldError[] }> {
  const codes = [houseAreaId, areaId].filter((code) => code !== undefined);
  const known = await findDistricts(db, codes);
  const office = areaId === undefined ? undefined : known.get(areaId);
  const errors = [
    ...(houseAreaId !== undefined && !known.has(houseAreaId)
      ? [{ field: 'houseAreaId', message: '请选择正确的居住地区' }]
      : []),
    ...(areaId === undefined || (office && servesPlace(product.regionCodes, office))
      ? []
      : [{ field: 'areaId', message: '该产品不在所选地区办理，请重新选择' }]),
  ];
  return { office, errors };
}

function ageErrors({ idcard }: PersonLoanApplication, now: Date): FieldError[] {
  const message = idcard === undefined ? null : validatePersonAge(idcard, formatDate(now));
  return message === null ? [] : [{ field: 'idcard', message }];
}

type PersonCall = Pick<UserCall<'applyForPersonLoan'>, 'db' | 'user' | 'now' | 'input' | 'partner'>;

/** Checks a person's application against the product; a saved one may have gaps. */
export async function checkPerson(
  call: PersonCall,
): Promise<PersonForm & { readonly errors: readonly FieldError[] }> {
  const { db, user, now, input } = call;
  const { save = false, orderId, ...application } = input.body;
  const product = await personProduct(call, input.id);
  if (orderId !== undefined && !(await findOrder(db, orderId, ownedBy(user))))
    throw new ApiError('100404', { message: '订单不存在' });
  const entries = productForm(product, 'PERSON');
  const values = toFormValues(application);
  const errors = onePerField([
    ...formErrors(entries, application, { partial: save, now: now() }),
    ...(await fileErrors(db, user.id, entries, values)),
    ...(await companyErrors(db, { userId: user.id, applicant: '' }, entries, values)),
  ]);
  if (save) return { product, entries, values, errors };
  const places = await checkAreas(db, product, application);
  return {
    product,
    entries,
    values,
    office: places.office,
    errors: onePerField([
      ...errors,
      ...ageErrors(application, now()),
      ...checkLimits(product, application),
      ...places.errors,
    ]),
  };
}
