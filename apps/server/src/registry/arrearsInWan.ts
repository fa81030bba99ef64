import type { Wan, Yuan } from '@huiqi/sdk';
import { yuanToWan } from '@huiqi/sdk/domain';

/** Overdue tax in 10,000 yuan; whatever is due remains more than nothing. */
export function arrearsInWan(taxArrears: Yuan): Wan {
  const wan = yuanToWan(taxArrears);
  return Number(taxArrears) > 0 && Number(wan) === 0 ? '0.01' : wan;
}
