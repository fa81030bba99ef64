import type { ManagedKind as KindName } from '@huiqi/sdk';
import { announcement } from './announcement.js';
import { approval } from './approval.js';
import { bank } from './bank.js';
import { category } from './category.js';
import { couponBatch } from './couponBatch.js';
import { department } from './department.js';
import { evaluation } from './evaluation.js';
import type { ManagedKind } from './ManagedKind.js';
import { news } from './news.js';
import { organisation } from './organisation.js';
import { policy } from './policy.js';
import { product } from './product.js';
import { publisher } from './publisher.js';
import { region } from './region.js';
import { renewalBank } from './renewalBank.js';
import { role } from './role.js';
import { service } from './service.js';
import { staff } from './staff.js';

const kinds: { readonly [Kind in KindName]: ManagedKind<Kind> } = {
  ANNOUNCEMENT: announcement,
  APPROVAL: approval,
  BANK: bank,
  CATEGORY: category,
  COUPON_BATCH: couponBatch,
  DEPARTMENT: department,
  EVALUATION: evaluation,
  NEWS: news,
  ORGANISATION: organisation,
  POLICY: policy,
  PRODUCT: product,
  PUBLISHER: publisher,
  REGION: region,
  RENEWAL_BANK: renewalBank,
  ROLE: role,
  SERVICE: service,
  STAFF: staff,
};

/** A kind by its name; its functions are given contents of the same kind only. */
export const kindOf = (name: KindName) => kinds[name] as unknown as ManagedKind;
