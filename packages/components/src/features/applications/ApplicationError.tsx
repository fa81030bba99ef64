import { describeError } from '../../provider/describeError.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useApplicationsCopy } from './copy.js';

export interface ApplicationErrorProps {
  readonly error: unknown;
  readonly title: string;
}

/** Why an application was neither sent nor saved; what was typed is still there. */
export function ApplicationError({ error, title: what }: ApplicationErrorProps) {
  const copy = useApplicationsCopy();
  const { title, description, requestId } = describeError(error);
  const text = [title, description, copy.keptHint].filter(Boolean).join(' ');
  return (
    <div role="alert">
      <ErrorPanel compact title={what} description={text} requestId={requestId} />
    </div>
  );
}
