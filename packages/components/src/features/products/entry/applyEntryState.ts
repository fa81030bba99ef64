import type { ProductDetail, RegionCheck, RelatedCompany, UserInfo } from '@huiqi/sdk';
import type { RefusalReason } from '@huiqi/sdk/domain';
import type { ErrorDescription } from '../../../patterns/DataState/types.js';

/** Why a company or an agent may not apply, and the page's message. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly message: string;
  readonly user: UserInfo;
  readonly product: ProductDetail;
  /** Null if an agent is refused before a company was selected. */
  readonly company: RelatedCompany | null;
  readonly region: RegionCheck | null;
  /** Number of companies to choose from. */
  readonly companyCount: number;
}

/** The current dialog between apply button and form (spec 1 §4 Product application entry). */
export type ApplyEntryStage =
  | { readonly name: 'idle' }
  | { readonly name: 'bind'; readonly user: UserInfo }
  | { readonly name: 'authorise'; readonly user: UserInfo; readonly company: RelatedCompany }
  | { readonly name: 'choose'; readonly companies: readonly RelatedCompany[] }
  | { readonly name: 'refused'; readonly refusal: Refusal }
  | {
      readonly name: 'qr';
      readonly channel: 'phone' | 'wechat';
      readonly product: ProductDetail;
      readonly company: RelatedCompany;
    }
  | { readonly name: 'external'; readonly url: string; readonly product: ProductDetail };

/** The notice that stays beside the button. */
export type ApplyEntryNotice =
  | { readonly kind: 'error'; readonly error: ErrorDescription }
  | { readonly kind: 'staff' }
  /** The form that binds a company was opened outside the page. */
  | { readonly kind: 'binding' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface ApplyEntryState {
  readonly stage: ApplyEntryStage;
  readonly busy: boolean;
  readonly notice: ApplyEntryNotice | null;
}

export const atRest: ApplyEntryState = { stage: { name: 'idle' }, busy: false, notice: null };
