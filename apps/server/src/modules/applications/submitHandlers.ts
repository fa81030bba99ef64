import type { ApplyResult, LoanApplication, TaxInvoiceFigures } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import type { CompanyFigures } from '../../registry/CompanyRegistry.js';
import { regionOfPlace } from '../companies/regionOfRecord.js';
import { findUserCompany } from '../companies/repository.js';
import { checkApplication, checkedOrThrow, type CheckedApplication } from './check.js';
import { itemsOf } from './itemsOf.js';
import { readItems } from './readItems.js';
import { findOpenOrder } from './repository.js';
import { hasOwnCertificate } from './certificateRepository.js';
import { savedApplication } from './savedApplication.js';
import {
  refusal,
  storeApplication,
  type Application,
  type OrderContent,
} from './storeApplication.js';

type ApplyingCall = UserCall<'applyForProduct'> | UserCall<'applyWithTaxAndInvoice'>;

/** Fields without an order column. */
const itemFields = [
  'applyName',
  'applyPhone',
  'areaId',
  'cityId',
  'customerSourceChannel',
  'tel',
] as const;

async function contentOf(
  { db }: ApplyingCall,
  { mine, entries }: CheckedApplication,
  body: LoanApplication,
  taxInvoice: TaxInvoiceFigures | null,
): Promise<OrderContent> {
  return {
    kind: 'COMPANY',
    companyId: mine.company.id,
    applicantName: null,
    loanAmount: body.loanAmount ?? null,
    loanTerm: body.loanterm ?? null,
    loanLending: body.loanLending ?? null,
    repaymentType: body.repaymentType ?? null,
    legalName: body.legalName ?? null,
    legalIdNo: body.legalIdNo ?? null,
    legalPhone: body.legalPhone ?? null,
    contactName: body.contactName ?? null,
    contactPhone: body.contactPhone ?? null,
    recommendationCode: body.recommendationCode ?? null,
    items: await readItems(db, entries, itemsOf(body, itemFields)),
    taxInvoice,
  };
}

async function store(
  call: ApplyingCall,
  checked: CheckedApplication,
  taxInvoice: TaxInvoiceFigures | null,
): Promise<ApplyResult> {
  const { body } = call.input;
  const { save = false, orderId } = body;
  const application: Application = {
    product: checked.product,
    region: regionOfPlace(checked.mine.company),
    content: await contentOf(call, checked, body, taxInvoice),
    saved: savedApplication(checked.entries, checked.values),
    save,
    orderId,
  };
  return storeApplication(call, application);
}

/** Whether the register may be read for an application: on a consent, or on the saved application's certificate. */
async function mayReadFigures({ db, user, input }: ApplyingCall): Promise<boolean> {
  const { creditCode, orderId } = input.body;
  const mine = await findUserCompany(db, user.id, creditCode);
  if (!mine?.authorized) return false;
  if ((mine.authority ?? []).includes('TAX')) return true;
  const key = { productId: input.productId, companyId: mine.company.id, userId: user.id };
  const id = orderId ?? (await findOpenOrder(db, key))?.id;
  const { companyId, userId } = key;
  return id !== undefined && (await hasOwnCertificate(db, { orderId: id, companyId, userId }));
}

const toTaxInvoice = (figures: CompanyFigures, now: Date): TaxInvoiceFigures => ({
  taxCreditGrade: figures.taxCreditGrade,
  taxArrears: figures.taxArrears,
  years: figures.years.map(({ year, revenue, taxPaid }) => ({ year, revenue, taxPaid })),
  readTs: now.toISOString(),
});

/**
 * A saved application keeps every other user of the company from applying, so only authorised users may save one. Other
 * refusals may still be resolved.
 */
function checkSaving({ refusal: reason }: CheckedApplication): void {
  if (reason !== 'COMPANY_UNAUTHORISED') return;
  throw invalid([{ field: 'creditCode', message: '该企业尚未授权，请先完成企业授权' }]);
}

export const submitHandlers = {
  applyForProduct: async (call) => {
    const { productId, body } = call.input;
    const checked = checkedOrThrow(await checkApplication(call, productId, body));
    if (body.save) checkSaving(checked);
    else if (checked.refusal !== null) return refusal(checked.product, checked.refusal);
    return store(call, checked, null);
  },

  applyWithTaxAndInvoice: {
    // Reads the register, which is slow, before the transaction and only if the call is allowed to.
    prepare: async (before) => {
      const { body } = before.input;
      const may = await mayReadFigures(before);
      const figures = may && !body.save ? await before.registry.findFigures(body.creditCode) : null;
      return async (call) => {
        const { productId } = call.input;
        const checked = checkedOrThrow(
          await checkApplication(call, productId, body, 'TAX_INVOICE'),
        );
        const { product } = checked;
        if (body.save) {
          checkSaving(checked);
          return store(call, checked, null);
        }
        if (checked.refusal !== null) return refusal(product, checked.refusal);
        if (!may) return refusal(product, 'TAX_UNAUTHORISED');
        if (!figures)
          return refusal(product, 'OTHER', {
            msg: '税务系统中没有该企业的申报数据，无法以此方式申请',
          });
        return store(call, checked, toTaxInvoice(figures, call.now()));
      };
    },
  },
} satisfies Handlers;
