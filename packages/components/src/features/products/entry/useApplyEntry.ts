import { applyEntry, constants, type ApplySource, type ApplyStep } from '@huiqi/sdk/domain';
import type { RelatedCompany } from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { useCompanyBinding } from '../../../provider/companyBinding.js';
import { useClient } from '../../../provider/context.js';
import { describeError } from '../../../provider/describeError.js';
import { useRead } from '../../../provider/useRead.js';
import { useCompaniesCopy } from '../../companies/copy.js';
import {
  atRest,
  type ApplyEntryNotice,
  type ApplyEntryStage,
  type ApplyEntryState,
} from './applyEntryState.js';
import { chosenCompany, readApplyFact, toApplyFacts, type KnownFacts } from './applyFacts.js';
import { labelled } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';

export interface ApplyEntryOptions {
  readonly productId: string;
  /** Where the button is. Defaults to WeChat in its browser, otherwise the site. */
  readonly source?: ApplySource | undefined;
  /** Called when a visitor wants to apply; `resume` continues after the login. */
  readonly onLogin: (resume: () => void) => void;
  /** Called to show the form; a person's loan has no company. */
  readonly onApply: (entry: {
    readonly productId: string;
    readonly companyId: string | null;
  }) => void;
}

export interface ApplyEntry extends ApplyEntryState {
  readonly start: () => void;
  readonly choose: (company: Pick<RelatedCompany, 'nsrsbh'>) => void;
  /** Called when the company with this credit code was bound or authorised, which selects it. */
  readonly resume: (creditCode: string) => void;
  /** Closes what is open; the notice of a refusal stays. */
  readonly cancel: () => void;
}

const currentSource = (): ApplySource =>
  /MicroMessenger/i.test(navigator.userAgent) ? 'wechat' : 'site';

type Settled = Exclude<ApplyStep, { readonly step: 'read' }>;

function stageOf(next: Settled, known: KnownFacts): ApplyEntryStage {
  const { product, user, companies = [], region = null } = known;
  const company = chosenCompany(known) ?? null;
  if (!product || product === 'gone') return atRest.stage;
  if (next.step === 'external') return { name: 'external', url: next.url, product };
  if (next.step === 'choose') return { name: 'choose', companies };
  if (!user) return atRest.stage;
  if (next.step === 'bind') return { name: 'bind', user };
  if (next.step === 'check-failed') {
    const { reason, message } = next;
    const companyCount = companies.length;
    const refusal = { reason, message, user, product, company, region, companyCount };
    return { name: 'refused', refusal };
  }
  if (!company) return atRest.stage;
  // Consent that has ended must be given again, whatever an earlier list says.
  if (next.step === 'authorise')
    return { name: 'authorise', user, company: { ...company, authorized: false } };
  if (next.step === 'qr') return { name: 'qr', channel: 'phone', product, company };
  if (next.step === 'wechat-qr') return { name: 'qr', channel: 'wechat', product, company };
  return atRest.stage;
}

function noticeOf(next: Settled, { failure }: KnownFacts): ApplyEntryNotice | null {
  if (next.step === 'not-applicant') return { kind: 'staff' };
  return next.step === 'not-offered' ? { kind: 'error', error: describeError(failure) } : null;
}

/** After the refusal dialog closes, its message stays on the page. */
const afterClosing = ({ stage }: ApplyEntryState): ApplyEntryState =>
  stage.name === 'refused'
    ? { ...atRest, notice: { kind: 'refused', refusal: stage.refusal } }
    : atRest;

/**
 * Drives `applyEntry` of the SDK: loads the fact it asks for and shows the dialog of its step. A company is used only
 * after the user has selected or authorised it, and not asked for again.
 */
export function useApplyEntry(options: ApplyEntryOptions): ApplyEntry {
  const { productId, source, onLogin, onApply } = options;
  const copy = useCompaniesCopy();
  const read = useRead();
  const client = useClient();
  const openBinding = useCompanyBinding();
  const [state, setState] = useState(atRest);
  const known = useRef<KnownFacts>({ source: 'site', insurer: false, productId });
  // Discards the pending reads of an earlier run.
  const run = useRef(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      run.current += 1;
    };
  }, []);
  const isRefused = state.stage.name === 'refused';
  useEffect(() => {
    if (!isRefused) return undefined;
    // Spec 1 §9: the refusal closes by itself.
    const timer = setTimeout(() => setState(afterClosing), constants.regionFailMilliseconds);
    return () => clearTimeout(timer);
  }, [isRefused]);

  /** The host's form replaces the dialog, unless it cannot be opened. */
  async function bindOutside(open: () => Promise<void>): Promise<void> {
    const turn = run.current;
    const isOpen = await open().then(
      () => true,
      () => false,
    );
    if (turn !== run.current) return;
    const { user } = known.current;
    if (isOpen) setState({ ...atRest, notice: { kind: 'binding' } });
    else if (user) setState({ ...atRest, stage: { name: 'bind', user } });
  }

  function settle(next: Settled): void {
    if (next.step === 'bind' && openBinding) return void bindOutside(openBinding);
    setState({
      ...atRest,
      stage: stageOf(next, known.current),
      notice: noticeOf(next, known.current),
    });
    if (next.step === 'login') onLogin(continueAfterLogin);
    if (next.step === 'apply')
      onApply({ productId, companyId: chosenCompany(known.current)?.id ?? null });
    if (next.step === 'apply-person') onApply({ productId, companyId: null });
  }

  async function drive(facts: KnownFacts, stage: ApplyEntryStage): Promise<void> {
    const turn = ++run.current;
    known.current = facts;
    setState({ stage, busy: true, notice: null });
    for (;;) {
      const next = applyEntry(toApplyFacts(known.current));
      if (next.step !== 'read') return settle(next);
      try {
        const more = await readApplyFact(read, next.fact, known.current);
        if (turn !== run.current) return undefined;
        known.current = { ...known.current, ...more };
      } catch (error) {
        if (turn !== run.current) return undefined;
        const description = describeError(error);
        const { title } = description;
        // Without the companies nobody can choose, so the message is about them.
        const isCompanies = next.fact === 'companies';
        const named = isCompanies ? localized(copy, labelled)(copy.companiesFailed, title) : title;
        setState({ ...atRest, notice: { kind: 'error', error: { ...description, title: named } } });
        return undefined;
      }
    }
  }

  const continueAfterLogin = () => {
    if (isShown.current) void drive(begin(), atRest.stage);
  };
  const begin = (): KnownFacts => ({
    source: source ?? currentSource(),
    insurer: client.insurer,
    productId,
  });
  return {
    ...state,
    start: () => void drive(begin(), atRest.stage),
    // The selection stays on the page while it is checked.
    choose: ({ nsrsbh }) => {
      const { isAuthorised: _authorised, region: _region, ...facts } = known.current;
      void drive({ ...facts, creditCode: nsrsbh }, state.stage);
    },
    resume: (creditCode) => void drive({ ...begin(), creditCode }, atRest.stage),
    cancel: () => {
      run.current += 1;
      setState(afterClosing);
    },
  };
}
