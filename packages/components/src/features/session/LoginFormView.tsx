import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Tabs } from '../../ui/Tabs/Tabs.js';
import { LoginFields } from './LoginFields.js';
import type { LoginKind } from './loginKind.js';
import { useSessionCopy } from './copy.js';

export interface LoginEntry {
  readonly kind: LoginKind;
  readonly account: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface LoginFormViewProps {
  readonly kinds: readonly LoginKind[];
  readonly remembered: (kind: LoginKind) => string | undefined;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly onLogin: (entry: LoginEntry) => void;
  readonly onKindChange: () => void;
}

/** The ways to sign in as tabs; what went wrong is said in one place. */
export function LoginFormView(props: LoginFormViewProps) {
  const { kinds, remembered, busy, error, onLogin, onKindChange } = props;
  const copy = useSessionCopy();
  const labels: Readonly<Record<LoginKind, string>> = {
    password: copy.passwordTab,
    tax: copy.taxTab,
  };
  return (
    <Tabs
      label={copy.title}
      defaultValue={kinds[0] ?? 'password'}
      onValueChange={onKindChange}
      tabs={kinds.map((kind) => ({
        value: kind,
        label: labels[kind],
        content: (
          <LoginFields kind={kind} remembered={remembered(kind)} busy={busy} onLogin={onLogin}>
            <div role="alert">
              {error && (
                <ErrorPanel
                  compact
                  title={copy.failed}
                  description={error.title}
                  requestId={error.requestId}
                />
              )}
            </div>
          </LoginFields>
        ),
      }))}
    />
  );
}
