import type { ComponentType } from 'react';
import type { ErrorDescription } from '../../../patterns/DataState/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Tabs } from '../../../ui/Tabs/Tabs.js';
import { FormAlert } from '../../passwords/FormAlert.js';
import type { CodeControl } from '../../passwords/CodeControl.js';
import { useSessionCopy } from '../copy.js';
import { LoginFields } from './LoginFields.js';
import type { LoginEntry, LoginKind, LoginProblems } from './loginKind.js';
import { otherWays, otherWaysTitle } from './session.css.js';

export interface LoginFormViewProps {
  readonly kinds: readonly LoginKind[];
  readonly remembered: (kind: LoginKind) => string | undefined;
  /** The account to begin with. Defaults to the remembered one. */
  readonly initial?: ((kind: LoginKind) => string | undefined) | undefined;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  /** Server errors by field. */
  readonly problems?: LoginProblems | undefined;
  readonly CodeField: ComponentType<CodeControl>;
  readonly forgot?: LinkTarget | undefined;
  /** Authorised login at another site, by its name in the region (spec 1 §9). */
  readonly thirdParty?: { readonly label: string | null; readonly href: string } | undefined;
  readonly onLogin: (entry: LoginEntry) => void;
  readonly onKindChange: () => void;
}

/** The login kinds as tabs; errors are shown in one place. */
export function LoginFormView(props: LoginFormViewProps) {
  const { kinds, remembered, initial, busy, error, problems, CodeField, forgot, thirdParty } =
    props;
  const copy = useSessionCopy();
  const labels: Readonly<Record<LoginKind, string>> = {
    password: copy.passwordTab,
    phone: copy.phoneTab,
    tax: copy.taxTab,
  };
  const fieldsOf = (kind: LoginKind) => (
    <LoginFields
      kind={kind}
      isRemembered={remembered(kind) !== undefined}
      initial={initial?.(kind) ?? remembered(kind)}
      {...{ busy, problems, CodeField, forgot }}
      onLogin={props.onLogin}
    >
      <FormAlert title={copy.failed} error={error} />
    </LoginFields>
  );
  const [only] = kinds;
  return (
    <>
      {kinds.length === 1 && only ? (
        fieldsOf(only)
      ) : (
        <Tabs
          label={copy.title}
          onValueChange={props.onKindChange}
          tabs={kinds.map((kind) => ({
            value: kind,
            label: labels[kind],
            content: fieldsOf(kind),
          }))}
        />
      )}
      {thirdParty && (
        <section aria-label={copy.otherWays} className={otherWays}>
          <p className={otherWaysTitle}>{copy.otherWays}</p>
          <LinkButton href={thirdParty.href} block>
            {thirdParty.label ?? copy.thirdParty}
          </LinkButton>
        </section>
      )}
    </>
  );
}
