import {
  checkCompanyRegion,
  getAuthState,
  getUserInfo,
  listRelatedCompanies,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { useEffect, useState } from 'react';
import { useClient } from '../../provider/context.js';
import { useAction, type Action } from '../../provider/useAction.js';
import { useCompaniesCopy } from './copy.js';

/** The stage between the apply button and the form (spec 1 §4 Product application entry). */
export type ApplyEntryStage =
  | { readonly name: 'idle' }
  | { readonly name: 'authorise'; readonly user: UserInfo; readonly company?: RelatedCompany }
  | { readonly name: 'choose'; readonly companies: readonly RelatedCompany[] }
  | { readonly name: 'refused'; readonly message: string };

export interface ApplyEntryOptions {
  readonly productId: string;
  readonly onLogin: () => void;
  readonly onApply: (entry: { readonly productId: string; readonly companyId: string }) => void;
}

export interface ApplyEntry {
  readonly stage: ApplyEntryStage;
  readonly start: Action<[]>;
  readonly choose: Action<[RelatedCompany]>;
  readonly cancel: () => void;
}

const idle: ApplyEntryStage = { name: 'idle' };
/** The refusal closes by itself after this time (spec 1 §4). */
const refusalMs = 1_500;

/** Checks authorisation, company and region before the form opens. */
export function useApplyEntry({ productId, onLogin, onApply }: ApplyEntryOptions): ApplyEntry {
  const client = useClient();
  const copy = useCompaniesCopy();
  const [stage, setStage] = useState<ApplyEntryStage>(idle);
  useEffect(() => {
    if (stage.name !== 'refused') return undefined;
    const timer = setTimeout(() => setStage(idle), refusalMs);
    return () => clearTimeout(timer);
  }, [stage]);

  async function checkRegion(company: RelatedCompany) {
    const check = await checkCompanyRegion(client, { nsrsbh: company.nsrsbh, productId });
    if (!check.match) {
      setStage({ name: 'refused', message: check.message ?? copy.regionFail });
      return;
    }
    setStage(idle);
    onApply({ productId, companyId: company.id });
  }

  async function choose(company: RelatedCompany) {
    const auth = await getAuthState(client, { nsrsbh: company.nsrsbh });
    if (auth.isAuth) await checkRegion(company);
    else {
      const user = await getUserInfo(client);
      if (user) setStage({ name: 'authorise', user, company });
      else onLogin();
    }
  }

  async function begin() {
    const user = await getUserInfo(client);
    if (!user) {
      onLogin();
      return;
    }
    const body = { userId: user.id, type: 1 as const, index: 1, size: 100 };
    const { content } = await listRelatedCompanies(client, { body });
    const [only, another] = content;
    if (!only) setStage({ name: 'authorise', user });
    else if (another) setStage({ name: 'choose', companies: content });
    else await choose(only);
  }

  return {
    stage,
    start: useAction(begin),
    choose: useAction(choose),
    cancel: () => setStage(idle),
  };
}
