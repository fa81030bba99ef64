import { listAreaTree, listRelatedCompanies, type FormEntry } from '@huiqi/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { FieldChoices } from '../patterns/DynamicField/types.js';
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel.js';
import { describeError } from './describeError.js';
import { useCurrentUser } from './useCurrentUser.js';
import { useOperation } from './useOperation.js';

/** `ReadProblem` as the same element until the query changes: a new one would rerender all fields. */
function useReadProblem({ data, error, refetch }: UseQueryResult<unknown, Error>): ReactNode {
  return useMemo(
    () =>
      data === undefined &&
      error && <ErrorPanel compact {...describeError(error)} onRetry={() => void refetch()} />,
    [data, error, refetch],
  );
}

/**
 * The options of a form's fields: areas and the companies that the user may act for, loaded only if the form needs
 * them. `upload` is the control for files: `lazy(() => import('../uploads/EntryUpload.js'))`, created once outside of
 * components; `applicant` is the credit code of the applying company, which cannot be selected too.
 */
export function useFormChoices(
  entries: readonly Pick<FormEntry, 'inputType'>[],
  upload?: FieldChoices['upload'],
  applicant?: string,
): FieldChoices {
  const asks = (kind: FormEntry['inputType']) =>
    entries.some(({ inputType }) => inputType === kind);
  const userId = useCurrentUser().data?.id ?? '';
  const tree = useOperation(listAreaTree, {}, { enabled: asks('AREA'), staleTime: 600_000 });
  const companies = useOperation(
    listRelatedCompanies,
    { body: { userId, type: 1, index: 1, size: 100 } },
    { enabled: asks('COMPANY') && userId !== '' },
  );
  const treeProblem = useReadProblem(tree);
  const companiesProblem = useReadProblem(companies);
  return useMemo(
    () => ({
      upload,
      areas: tree.data,
      companies: companies.data?.content
        .filter(({ authorized, nsrsbh }) => authorized && nsrsbh !== applicant)
        .map(({ nsrsbh, qymc }) => ({ value: nsrsbh, label: qymc })),
      problems: { AREA: treeProblem, COMPANY: companiesProblem },
    }),
    [upload, tree.data, companies.data, applicant, treeProblem, companiesProblem],
  );
}
