import { together } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useApplicationsCopy } from '../copy.js';

export interface ApplicationErrorProps {
  readonly error: unknown;
  readonly title: string;
}

/** Why an application was neither sent nor saved; the input is kept. */
export function ApplicationError({ error, title: what }: ApplicationErrorProps) {
  const copy = useApplicationsCopy();
  const { kind, title, description, requestId } = describeError(error);
  const rest = [description, copy.keptHint].filter(Boolean).join(' ');
  return (
    <ErrorPanel
      compact
      kind={kind}
      title={what}
      description={localized(copy, together)([title, rest])}
      requestId={requestId}
    />
  );
}
