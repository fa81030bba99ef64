import type { ProductQrCode } from '@huiqi/sdk';

/** A code as received. */
export interface IssuedCode extends ProductQrCode {
  /** The device's clock at that moment. */
  readonly receivedAt: number;
  /** Number of codes the dialog has shown, including this one. */
  readonly turn: number;
}
