import type { CreditAdvice, RelatedCompany } from '@huiqi/sdk';

/** What the page shows instead of the advice (spec 2 §2: empty, wait, error, blank). */
export type AdviceState =
  | { readonly name: 'unauthorised' | 'empty' | 'wait' }
  | { readonly name: 'error'; readonly reason: string | null }
  | { readonly name: 'blank' | 'result'; readonly advice: CreditAdvice };

/** The state of a company's advice; null if none was requested. */
export function adviceState(
  company: Pick<RelatedCompany, 'authorized'>,
  advice: CreditAdvice | null,
  isExhausted: boolean,
): AdviceState {
  if (advice === null) return { name: company.authorized ? 'empty' : 'unauthorised' };
  switch (advice.status) {
    case 'GENERATING':
      return isExhausted ? { name: 'error', reason: null } : { name: 'wait' };
    case 'COMPLETED':
      return { name: advice.matchList.length > 0 ? 'result' : 'blank', advice };
    default:
      return { name: 'error', reason: advice.reason };
  }
}

/** The company shown: that of the address, the last matched one, or the first. */
export function chooseCompany<Company extends Pick<RelatedCompany, 'id' | 'nsrsbh'>>(
  companies: readonly Company[],
  companyId: string | undefined,
  recentCode: string | undefined,
): Company | undefined {
  return (
    companies.find(({ id }) => id === companyId) ??
    companies.find(({ nsrsbh }) => nsrsbh === recentCode) ??
    companies[0]
  );
}
