import type {
  ApplyCompany,
  FormEntry,
  ProductDetail,
  SavedApplication,
  UserInfo,
} from '@huiqi/sdk';
import { withRepaymentTypes } from '@huiqi/sdk/domain';
import { useMemo } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { ScreenPrefill } from '../../../provider/screenPrefill.js';
import { prefill, withMaskedHints } from './companyForm.js';
import { useApplicationsCopy } from '../copy.js';
import { placePrefill } from './placePrefill.js';

interface AskedFormOptions {
  readonly asked: readonly FormEntry[];
  readonly product: ProductDetail;
  readonly company: ApplyCompany;
  readonly user: UserInfo;
  /** The earlier input. */
  readonly saved: SavedApplication | null | undefined;
  readonly prefill: ScreenPrefill | undefined;
}

/** The entries of a product's form, with their initial values. */
export function useAskedForm(options: AskedFormOptions) {
  const { asked, product, company, user, saved, prefill: place } = options;
  const copy = useApplicationsCopy();
  const entries = useMemo(() => {
    const hintOf = (masked: string) => fillCopy(copy.maskedHint, { masked });
    return withMaskedHints(withRepaymentTypes(asked, product.repaymentTypeList), saved, hintOf);
  }, [asked, product.repaymentTypeList, saved, copy]);
  const initial = useMemo(
    () => prefill(entries, company, user, saved, placePrefill(entries, place)),
    [entries, company, user, saved, place],
  );
  return { entries, initial };
}
