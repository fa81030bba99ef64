import type { ServiceOrderApplication, ServiceOrderCreated, ServicePriceType } from '@huiqi/sdk';
import { messages, serviceApplicationErrors } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { requireActingCompany } from '../companies/actingCompany.js';
import { findContact, insertOrder } from './repository.js';
import { countOrder, findOffer } from './offerRepository.js';
import { notifyEnterprise, notifyStaff } from './notifyEnterprise.js';

/** The organisation's contact: from the form, or else the ordering user. */
async function contactOf({ db, user, input }: UserCall<'applyForService'>, legalName: string) {
  const { contactName, contactPhone } = input.body;
  const own = await findContact(db, user.id);
  const phone = contactPhone ?? own?.phone;
  if (!phone) throw invalid([{ field: 'contactPhone', message: '请输入联系电话' }]);
  return { contactName: contactName?.trim() ?? own?.name ?? legalName, contactPhone: phone };
}

/** Whether the price is still the one that the applicant confirmed, as far as the call names it. */
const isAsConfirmed = (
  product: { readonly priceType: ServicePriceType; readonly price: string | null },
  {
    servicePriceType = product.priceType,
    price = product.price,
  }: Pick<ServiceOrderApplication, 'servicePriceType' | 'price'>,
): boolean => servicePriceType === product.priceType && price === product.price;

/**
 * Orders a service for a company that the user may act for; stores order, trail, count and notices together or not at
 * all.
 */
export async function applyForService(
  call: UserCall<'applyForService'>,
): Promise<ServiceOrderCreated> {
  const { db, user, input, requestId, now } = call;
  const { productId, nsrsbh, demand, formItems = [] } = input.body;
  const errors = serviceApplicationErrors(input.body);
  if (errors.length > 0) throw invalid(errors);
  const company = await requireActingCompany(db, user.id, nsrsbh);
  const found = existing(await findOffer(db, productId));
  const { product, org } = found;
  if (!isAsConfirmed(product, input.body)) throw conflict('服务价格已调整，请核对后再提交');
  const contact = await contactOf(call, company.legalName);
  const createdAt = now();
  const order = {
    ...contact,
    userId: user.id,
    companyId: company.id,
    productId,
    orgId: product.orgId,
    productName: product.name,
    priceType: product.priceType,
    price: product.price,
    demand: demand?.trim() || null,
    formItems,
    createdAt,
  };
  const id = await insertOrder(db, order, requestId);
  if (id === undefined) throw conflict(messages.serviceOrderPending);
  await countOrder(db, productId);
  const row = { order: { ...order, id }, company, org };
  const news = { event: 'SUBMIT', remark: null, at: createdAt } as const;
  await notifyEnterprise(db, row, news);
  await notifyStaff(db, row, news);
  return { id };
}
