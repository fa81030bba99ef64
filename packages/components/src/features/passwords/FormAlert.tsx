import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { alert } from './passwords.css.js';

export interface FormAlertProps {
  /** What failed: 登录未成功. */
  readonly title: string;
  readonly error: ErrorDescription | null;
}

/** An error without a field: the server's refusal, or a failure with its request number. */
export function FormAlert({ title, error }: FormAlertProps) {
  return (
    <div role="alert" className={alert}>
      {error?.kind === 'fault' && (
        <ErrorPanel compact title={title} description={error.title} requestId={error.requestId} />
      )}
      {error && error.kind !== 'fault' && <Banner tone="danger">{error.title}</Banner>}
    </div>
  );
}
