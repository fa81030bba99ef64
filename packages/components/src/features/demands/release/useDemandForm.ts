import {
  listRelatedCompanies,
  submitDemand,
  type AreaNode,
  type DemandCreated,
  type OperationInput,
  type UserInfo,
} from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useMemo, useState } from 'react';
import { visitorId } from '../../../patterns/useDraft/draftStore.js';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useAction } from '../../../provider/useAction.js';
import { useEntryForm } from '../../../provider/useEntryForm.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useRead } from '../../../provider/useRead.js';
import type { ActingCompanies } from '../../companies/acting/useActingCompanies.js';
import { useDemandsCopy } from '../copy.js';
import { demandEntries, demandStep } from './demandEntries.js';
import { toDemandSubmission } from './demandForm.js';

export interface DemandFormOptions {
  readonly user: UserInfo | null;
  readonly acting: Pick<ActingCompanies, 'first' | 'refusalOf'>;
  /** For the area's name; the form may render before they are loaded. */
  readonly areas: readonly AreaNode[] | undefined;
  readonly onSuccess: (demand: DemandCreated) => void;
}

const isWhole = (text: string | null | undefined): text is string =>
  typeof text === 'string' && !text.includes('*');

/** Loads the companies of a user. */
export const ownCompanies = (userId: string): OperationInput<'listRelatedCompanies'> => ({
  body: { userId, type: 1, index: 1, size: 100 },
});

/** State of a demand's form, with its draft and submission. */
export function useDemandForm({ user, acting, areas, onSuccess }: DemandFormOptions) {
  const copy = useDemandsCopy();
  const entries = useMemo(() => demandEntries(user !== null, copy), [user, copy]);
  const steps = useMemo(() => [{ id: demandStep, label: copy.formTitle }], [copy]);
  // Initial values, kept by the form.
  const [initial] = useState(() => {
    const { first } = acting;
    return {
      anonymity: first ? 'false' : 'true',
      nsrsbh: first?.nsrsbh ?? '',
      areaCode: constants.defaultLoginCity,
      demandType: constants.defaultDemandType,
      contactPhone: isWhole(user?.phone) ? user.phone : '',
    };
  });
  const read = useRead();
  const submission = useMutationOf(submitDemand, {
    onSuccess(demand) {
      form.forget();
      onSuccess(demand);
    },
    // The limit of the day may have been reached in another tab.
    refreshOnConflict: true,
    onError: (error) => void form.showServerErrors(fieldErrorsOf(error)),
  });
  const submit = useAction(async (values: Readonly<Record<string, string>>) => {
    // Anyone may submit anonymously: without its session, this user's demand would have no owner, and they would not
    // notice.
    if (user !== null && values['anonymity'] !== 'false')
      await read(listRelatedCompanies, ownCompanies(user.id));
    await submission.run({ body: toDemandSubmission(values, areas) });
  });
  const form = useEntryForm({
    userId: user?.id ?? visitorId,
    form: 'demand',
    entries,
    initial,
    steps,
    onSubmit(values) {
      const refusal = acting.refusalOf(values['nsrsbh'] ?? '');
      if (refusal !== undefined) form.showServerErrors({ nsrsbh: refusal });
      else void submit.run(values);
    },
  });
  return { form, busy: submit.busy, error: submit.error ?? submission.error };
}
