import { hasOwn } from '@huiqi/sdk/domain';
import { together } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { ActionButton } from '../../../patterns/page/ActionButton.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { isSessionError } from '../../applications/wizard/isSessionError.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import { atFields, companyProblem } from './declarationErrors.js';
import type { OpenedDeclaration } from './openedDeclaration.js';
import type { Declaration } from './useDeclaration.js';

export interface DeclarationFailureProps {
  readonly declaration: Pick<Declaration, 'entries' | 'error' | 'saving'>;
  readonly opened: OpenedDeclaration;
  /** Link to where companies are authorised. */
  readonly companies?: LinkTarget | undefined;
}

/** Why the declaration was neither saved nor submitted. */
export function DeclarationFailure({ declaration, opened, companies }: DeclarationFailureProps) {
  const { entries, saving } = declaration;
  const copy = usePolicyApplicationsCopy();
  const inOneLine = localized(copy, together);
  // Errors that the fields, or the session notice, already show.
  const isSaid = (error: unknown) => {
    if (isSessionError(error)) return true;
    const found = atFields(opened, fieldErrorsOf(error));
    return entries.some(({ checkName }) => hasOwn(found, checkName));
  };
  const failure = (error: unknown, what: string) => {
    if (error === null || isSaid(error)) return null;
    const { kind, title, description, requestId } = describeError(error);
    const aboutCompany = companyProblem(error);
    const rest = aboutCompany === undefined ? [description, copy.keptHint] : [copy.keptHint];
    return (
      <ErrorPanel
        compact
        kind={kind}
        title={what}
        description={inOneLine([aboutCompany ?? title, rest.filter(Boolean).join(' ')])}
        requestId={requestId}
        action={
          aboutCompany !== undefined &&
          companies && (
            <ActionButton
              size="small"
              action={{ label: copy.toCompanies, href: companies.href, onSelect: companies.onOpen }}
            />
          )
        }
      />
    );
  };
  return (
    <>
      {failure(declaration.error, copy.submitFailed)}
      {failure(saving.error, copy.saveFailed)}
    </>
  );
}
