import type { ApplyFailReason } from '@huiqi/sdk';

/** The form of an application, and what it is for. */
interface OfForm {
  /** The product; of a renewal the bank. */
  readonly productId: string;
}

/** What happens on a screen that matters to its host. No personal data. */
export type ScreenEvent =
  /** The form is shown to a user who may apply. */
  | (OfForm & { readonly type: 'apply-started' })
  /** A step of the form is shown; `position` counts from 1 among the `count` included steps. */
  | (OfForm & {
      readonly type: 'step';
      readonly step: string;
      readonly position: number;
      readonly count: number;
    })
  /** The form is valid and about to be sent, unless the listener returns false. */
  | (OfForm & { readonly type: 'before-submit' })
  | {
      readonly type: 'order-submitted';
      readonly orderId: string | null;
      readonly orderStatus: string | null;
    }
  | (OfForm & {
      readonly type: 'order-refused';
      readonly orderId: string | null;
      readonly failReason: ApplyFailReason;
    })
  /** The user leaves the form by its own exit, without having sent it. */
  | (OfForm & { readonly type: 'exit' });
