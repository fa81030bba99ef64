import type {
  OrganisationContent,
  OrganisationProductContent,
  OrganisationProductDetail,
  ServiceOrganisationDetail,
  ServiceReviewEvent,
} from '@huiqi/sdk';
import {
  formatDateTime,
  organisationContentErrors,
  serviceProductErrors,
  ServiceReviewEventLabels,
} from '@huiqi/sdk/domain';
import { conflict, invalid, notFound } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { UserCall } from '../../http/context.js';
import { cleanHtml } from '../../text/cleanHtml.js';
import { isSubtypeOf } from '../../lib/serviceTypes.js';
import { organisationColumns, productColumns, type Product } from './content.js';
import { deskOrganisation, deskProduct } from './deskHandlers.js';
import {
  changeOrganisation,
  changeProduct,
  insertProduct,
  lockSubject,
  orgOf,
  type Subject,
} from './organisationChangeRepository.js';
import {
  addEvent,
  hasChangeReview,
  readEvents,
  storeSubmission,
} from './organisationReviewRepository.js';
import type { SubmittedContent } from '../../schema/serviceReviews.js';
import { notifyReviewers } from './notifyReviewers.js';

type AnyCall = Pick<UserCall<never>, 'db' | 'user' | 'requestId'>;

/** Locks something that belongs to the staff member's organisation; throws 100404 for anything else. */
async function ownSubject(
  { db, user }: AnyCall,
  kind: Subject['kind'],
  id: string | null,
): Promise<Subject> {
  const subject = id === null ? undefined : await lockSubject(db, kind, id);
  if (!subject || orgOf(subject) !== user.orgId) throw notFound();
  return subject;
}

/** Refuses a change if the subject changed since it was shown, and says who changed it; what operators do is not in its trail. */
async function checkShown(db: Queryable, { kind, row }: Subject, version: number): Promise<void> {
  if (version === row.version) return;
  const [last] = await readEvents(db, kind, row.id);
  if (!last || last.event.position <= version)
    throw conflict('平台工作人员修改或下架了公开的内容，请查看最新内容后再提交');
  const { event, userName } = last;
  const at = formatDateTime(event.createdAt.toISOString());
  throw conflict(
    `${userName ?? '其他用户'}于 ${at} ${ServiceReviewEventLabels[event.event]}，请查看最新内容后再提交`,
  );
}

interface Step {
  readonly event: ServiceReviewEvent;
  readonly position: number;
  readonly content?: SubmittedContent;
  readonly at: Date;
}

const record = ({ db, user, requestId }: AnyCall, { kind, row }: Subject, step: Step) =>
  addEvent(db, {
    kind,
    subjectId: row.id,
    position: step.position,
    event: step.event,
    content: step.content ?? null,
    userId: user.id,
    reason: null,
    requestId,
    createdAt: step.at,
  });

interface Submission {
  readonly submitted: SubmittedContent;
  readonly position: number;
  readonly at: Date;
}

/** Whether the public has never seen it. What was approved and is not published has been withdrawn by operators. */
const isNew = async (db: Queryable, { kind, row }: Subject): Promise<boolean> =>
  !row.published && row.auditStatus !== 'PASSED' && !(await hasChangeReview(db, kind, row.id));

/** Submits content for review and appends to the trail. */
async function submitForReview(
  call: AnyCall,
  subject: Subject,
  submission: Submission,
): Promise<void> {
  const { submitted, position, at } = submission;
  const about = { kind: subject.kind, orgId: orgOf(subject), name: submitted.name };
  const id = await storeSubmission(call.db, {
    ...about,
    subjectId: subject.row.id,
    isNew: await isNew(call.db, subject),
    submitted,
    submittedBy: call.user.id,
    submittedAt: at,
  });
  await record(call, subject, { event: 'SUBMIT', position, content: submitted, at });
  await notifyReviewers(call.db, { ...about, id }, at);
}

const trimmed = (content: OrganisationContent): OrganisationContent => ({
  name: content.name.trim(),
  introduction: content.introduction.trim(),
  address: content.address.trim(),
  contactName: content.contactName.trim(),
  contactPhone: content.contactPhone.trim(),
});

/** Pending changes are kept beside published content; unpublished content is replaced too. */
const submittedAt = (at: Date) =>
  ({ auditStatus: 'PENDING', reason: null, submittedAt: at }) as const;

export async function saveOrganisation(
  call: UserCall<'saveOrganisation'>,
): Promise<ServiceOrganisationDetail> {
  const { db, user, input } = call;
  const subject = await ownSubject(call, 'ORGANISATION', user.orgId);
  if (subject.kind !== 'ORGANISATION') throw notFound();
  const { row } = subject;
  await checkShown(db, subject, input.body.version);
  const submitted = trimmed(input.body);
  const errors = organisationContentErrors(submitted);
  if (errors.length > 0) throw invalid(errors);
  const at = call.now();
  await changeOrganisation(db, row.id, {
    ...submittedAt(at),
    pending: submitted,
    ...(row.published ? {} : organisationColumns(submitted)),
  });
  await submitForReview(call, subject, { submitted, position: row.version + 1, at });
  return deskOrganisation(call, row.id);
}

const withFen = (price: string): string => {
  const [whole = '0', fen = ''] = price.split('.');
  return `${BigInt(whole)}.${fen.padEnd(2, '0')}`;
};

/** The stored form of a product: trimmed, sanitised, and with a price only if the price is fixed. */
function toProductContent(content: OrganisationProductContent): OrganisationProductContent {
  const { servicePriceType, price } = content;
  return {
    name: content.name.trim(),
    serviceTypeBig: content.serviceTypeBig,
    serviceTypeSmall: content.serviceTypeSmall,
    serviceMode: content.serviceMode,
    servicePriceType,
    price: servicePriceType === 'PAY' && price !== null ? withFen(price) : null,
    content: cleanHtml(content.content),
    process: content.process.trim(),
    contactPhone: content.contactPhone.trim(),
  };
}

function checkProduct(content: OrganisationProductContent): void {
  const errors = serviceProductErrors(content);
  if (errors.length > 0) throw invalid(errors);
  if (!isSubtypeOf(content.serviceTypeSmall, content.serviceTypeBig))
    throw invalid([{ field: 'serviceTypeSmall', message: '请选择服务小类' }]);
}

async function storeNew(
  db: Queryable,
  orgId: string | null,
  submitted: OrganisationProductContent,
  at: Date,
): Promise<Product> {
  if (orgId === null) throw notFound();
  return insertProduct(db, {
    ...productColumns(submitted),
    orgId,
    ...submittedAt(at),
    pending: submitted,
    productStatus: 'OFF_SHELF',
    createdAt: at,
    updatedAt: at,
  });
}

export async function saveOrganisationProduct(
  call: UserCall<'saveOrganisationProduct'>,
): Promise<OrganisationProductDetail> {
  const { db, user, input } = call;
  const { id, version } = input.body;
  const at = call.now();
  if (id === undefined) {
    const submitted = toProductContent(input.body);
    checkProduct(submitted);
    const row = await storeNew(db, user.orgId, submitted, at);
    const subject = { kind: 'PRODUCT', row } as const;
    await submitForReview(call, subject, { submitted, position: row.version, at });
    return deskProduct(call, row.id);
  }
  const subject = await ownSubject(call, 'PRODUCT', id);
  if (subject.kind !== 'PRODUCT') throw notFound();
  const { row } = subject;
  if (version === undefined) throw invalid([{ field: 'version', message: '请刷新后再提交' }]);
  await checkShown(db, subject, version);
  const submitted = toProductContent(input.body);
  checkProduct(submitted);
  await changeProduct(db, row.id, {
    ...submittedAt(at),
    pending: submitted,
    ...(row.published ? {} : productColumns(submitted)),
  });
  await submitForReview(call, subject, { submitted, position: row.version + 1, at });
  return deskProduct(call, row.id);
}

/** Puts a product on offer or withdraws it immediately, as no reviewed text changes. */
export async function shelveOrganisationProduct(
  call: UserCall<'shelveOrganisationProduct'>,
): Promise<OrganisationProductDetail> {
  const { db, input } = call;
  const { productStatus, version } = input.body;
  const subject = await ownSubject(call, 'PRODUCT', input.id);
  if (subject.kind !== 'PRODUCT') throw notFound();
  const { row } = subject;
  await checkShown(db, subject, version);
  if (productStatus === 'ON_SHELF' && !row.published) throw conflict('审核通过后才能上架');
  if (productStatus === row.productStatus)
    throw conflict(productStatus === 'ON_SHELF' ? '该产品已经上架' : '该产品已经下架');
  const at = call.now();
  await changeProduct(db, row.id, { productStatus, updatedAt: at });
  const event = productStatus === 'ON_SHELF' ? 'SHELVE' : 'WITHDRAW';
  await record(call, subject, { event, position: row.version + 1, at });
  return deskProduct(call, row.id);
}
