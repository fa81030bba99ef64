import {
  checkCompanyRegion,
  getAuthState,
  listRelatedCompanies,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { useEffect, useState } from 'react';
import { describeError } from '../../provider/describeError.js';
import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { useCompaniesCopy } from './copy.js';

/** The stage between the apply button and the form (spec 1 §4 Product application entry). */
export type ApplyEntryStage =
  | { readonly name: 'idle' }
  | { readonly name: 'bind'; readonly user: UserInfo }
  | { readonly name: 'authorise'; readonly user: UserInfo; readonly company: RelatedCompany }
  | { readonly name: 'choose'; readonly companies: readonly RelatedCompany[] }
  | { readonly name: 'refused'; readonly message: string };

export interface ApplyEntryOptions {
  readonly productId: string;
  readonly onLogin: () => void;
  readonly onApply: (entry: { readonly productId: string; readonly companyId: string }) => void;
}

export interface ApplyEntry {
  readonly stage: ApplyEntryStage;
  readonly busy: boolean;
  /** Why the user, the companies or the checks could not be read. */
  readonly error: ErrorDescription | null;
  readonly start: () => void;
  readonly choose: (company: Pick<RelatedCompany, 'nsrsbh'>) => void;
  /** The company with this credit code has just been bound or authorised: it was chosen by that. */
  readonly goOn: (creditCode: string) => void;
  readonly cancel: () => void;
}

const idle: ApplyEntryStage = { name: 'idle' };
const notStarted: Progress = { step: 'idle' };
/** The refusal closes by itself after this time (spec 1 §4). */
const refusalMs = 1_500;

/** Who applies: nobody yet, somebody, or somebody who has chosen a company by its credit code. */
type Progress =
  | { readonly step: 'idle' | 'started' }
  | { readonly step: 'chosen' | 'named'; readonly creditCode: string };

/**
 * Company, authorisation and region, checked before the form opens. A company is taken only after the user
 * has chosen or authorised it; it is not asked for a second time.
 */
export function useApplyEntry({ productId, onLogin, onApply }: ApplyEntryOptions): ApplyEntry {
  const copy = useCompaniesCopy();
  const [progress, setProgress] = useState<Progress>(notStarted);
  const isStarted = progress.step !== 'idle';
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const body = { userId, type: 1 as const, index: 1, size: 100 };
  const companies = useOperation(
    listRelatedCompanies,
    { body },
    { enabled: isStarted && userId !== '', staleTime: 0 },
  );
  const creditCode = 'creditCode' in progress ? progress.creditCode : '';
  const company = companies.data?.content.find(({ nsrsbh }) => nsrsbh === creditCode);
  const nsrsbh = company?.nsrsbh ?? '';
  const checks = { enabled: nsrsbh !== '', staleTime: 0 };
  const auth = useOperation(getAuthState, { nsrsbh }, checks);
  const isAuth = auth.data?.isAuth === true && !auth.isFetching;
  const region = useOperation(
    checkCompanyRegion,
    { nsrsbh, productId },
    { ...checks, enabled: checks.enabled && isAuth },
  );

  const reads = [
    user,
    ...(isStarted && user.data ? [companies] : []),
    ...(company ? [auth] : []),
    ...(company && isAuth ? [region] : []),
  ];
  const busy = isStarted && reads.some(({ isFetching }) => isFetching);
  const failed = isStarted && !busy ? reads.find(({ isError }) => isError) : undefined;

  function findStage(): ApplyEntryStage {
    const content = companies.data?.content;
    if (!isStarted || !user.data || !content || failed) return idle;
    if (busy && (progress.step === 'named' || content.length === 0)) return idle;
    if (content.length === 0) return { name: 'bind', user: user.data };
    // The choice stays on the page while it is checked.
    if (!company || (busy && auth.data?.isAuth !== false))
      return { name: 'choose', companies: content };
    if (auth.data?.isAuth === false) return { name: 'authorise', user: user.data, company };
    if (region.data?.match === false)
      return { name: 'refused', message: region.data.message ?? copy.regionFail };
    return idle;
  }
  const stage = findStage();

  // Without the companies nobody can choose: it is said that these are what is missing.
  function describeRead(error: unknown, isCompanies: boolean): ErrorDescription {
    const description = describeError(error);
    return isCompanies
      ? { ...description, title: `${copy.companiesFailed}：${description.title}` }
      : description;
  }

  const mayApply = company !== undefined && !busy && isAuth && region.data?.match === true;
  const isVisitor = isStarted && !busy && user.data === null;
  const outcome = mayApply ? 'apply' : isVisitor ? 'login' : stage.name === 'refused' && 'refused';
  useEffect(() => {
    if (!outcome) return undefined;
    if (outcome === 'refused') {
      const timer = setTimeout(() => setProgress(notStarted), refusalMs);
      return () => clearTimeout(timer);
    }
    setProgress(notStarted);
    if (outcome === 'login') onLogin();
    else if (company) onApply({ productId, companyId: company.id });
    return undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome, whatever the callbacks are
  }, [outcome]);

  return {
    stage,
    busy,
    error: failed ? describeRead(failed.error, failed === companies) : null,
    start() {
      // Somebody may have signed in, or out, since the page was opened.
      void user.refetch();
      if (companies.isError) void companies.refetch();
      setProgress({ step: 'started' });
    },
    choose: ({ nsrsbh: chosen }) => setProgress({ step: 'chosen', creditCode: chosen }),
    goOn: (named) => setProgress({ step: 'named', creditCode: named }),
    cancel: () => setProgress(notStarted),
  };
}
