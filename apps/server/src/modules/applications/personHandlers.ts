import type { ApplyResult } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { mayServe } from '../companies/region.js';
import { regionOfCall, regionOfPlace } from '../companies/regionOfRecord.js';
import { checkPerson, type PersonForm } from './checkPerson.js';
import { itemsOf } from './itemsOf.js';
import { readItems } from './readItems.js';
import { keepPersonApplicant, readPersonApplicant } from './personApplicantRepository.js';
import { savedApplication } from './savedApplication.js';
import { refusal, storeApplication, type OrderContent } from './storeApplication.js';

type ApplyCall = UserCall<'applyForPersonLoan'>;

/** Fields without an order column. */
const itemFields = [
  'areaId',
  'cityId',
  'customerSourceChannel',
  'houseAreaId',
  'houseDetailAddress',
] as const;

async function contentOf({ db, input }: ApplyCall, form: PersonForm): Promise<OrderContent> {
  const { body } = input;
  return {
    kind: 'PERSON',
    companyId: null,
    applicantName: body.applyName ?? null,
    loanAmount: body.loanAmount ?? null,
    loanTerm: body.loanterm ?? null,
    loanLending: body.loanLending ?? null,
    repaymentType: body.repaymentType ?? null,
    legalName: null,
    // One column holds the identity numbers of everyone liable, whatever the applicant.
    legalIdNo: body.save ? null : (body.idcard ?? null),
    legalPhone: null,
    contactName: body.applyName ?? null,
    contactPhone: body.save ? null : (body.applyPhone ?? null),
    recommendationCode: body.recommendationCode ?? null,
    items: await readItems(db, form.entries, itemsOf(body, itemFields)),
  };
}

async function apply(call: ApplyCall): Promise<ApplyResult> {
  const { db, user, input, now } = call;
  const { save = false, orderId, applyName, houseAreaId, houseDetailAddress } = input.body;
  const form = await checkPerson(call);
  if (form.errors.length > 0) throw invalid([...form.errors]);
  const { product, entries, values, office } = form;
  if (!mayServe(user, product.product.scfProvince))
    return refusal(product, 'OUT_OF_AGENT_PROVINCE');
  const result = await storeApplication(call, {
    product,
    region: office ? regionOfPlace(office) : regionOfCall(call.region),
    content: await contentOf(call, form),
    saved: savedApplication(entries, values),
    save,
    orderId,
  });
  // An order id means success here (spec 1 §4); the client finds the conflicting order with getAppliedState.
  if (result.applyStatus !== 'SUCCESS') return { ...result, orderId: null };
  if (!save && applyName !== undefined)
    await keepPersonApplicant(db, {
      userId: user.id,
      applyName,
      houseAreaId: houseAreaId ?? null,
      houseDetailAddress: houseDetailAddress ?? null,
      updatedAt: now(),
    });
  return result;
}

/** Loans of persons (spec 1 §4 Apply flow, §7 Orders). */
export const personHandlers = {
  applyForPersonLoan: apply,

  validatePersonLoan: async (call) => {
    const { errors } = await checkPerson(call);
    return { valid: errors.length === 0, fieldErrors: [...errors] };
  },

  getPersonApplicant: ({ db, user }) => readPersonApplicant(db, user.id),
} satisfies Handlers;
