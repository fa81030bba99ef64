import type { RelatedCompany } from '@huiqi/sdk';
import { Suspense, useState } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import type { DataStateValue, ErrorDescription } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Button } from '../../../ui/Button/Button.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { useCompaniesCopy } from '../copy.js';
import * as css from './CompanySwitcher.css.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const SwitchDialog = lazyPart(async () => ({
  default: (await import('./SwitchDialog.js')).SwitchDialog,
}));

export interface CompanySwitcherViewProps {
  readonly state: DataStateValue<{ readonly content: readonly RelatedCompany[] }>;
  /** The account's company name, until the companies are loaded. */
  readonly currentName: string | null | undefined;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly companies: LinkTarget;
  /** Resolves with whether the switch succeeded. */
  readonly onSwitch: (company: RelatedCompany) => Promise<boolean>;
  readonly onOpen?: (() => void) | undefined;
}

/** One line: the company, the switch button, a link to all companies. */
export function CompanySwitcherView(props: CompanySwitcherViewProps) {
  const { state, currentName, busy, error, companies, onSwitch, onOpen } = props;
  const copy = useCompaniesCopy();
  const [isOpen, setOpen] = useState(false);
  const content = state.status === 'ready' ? state.data.content : [];
  const name = content.find(({ current }) => current)?.qymc ?? currentName;
  return (
    <div className={css.line}>
      <span className={css.current}>
        <span className={css.label}>{copy.switcher}</span>
        <span className={css.name} title={name ?? undefined}>
          {name ?? (content.length > 0 ? copy.noneChosen : copy.noCompany)}
        </span>
      </span>
      <span className={css.actions}>
        {state.status === 'error' && (
          <Button
            size="small"
            variant="text"
            loading={state.retrying}
            onClick={() => state.retry?.()}
          >
            {copy.companiesRetry}
          </Button>
        )}
        {content.length > (name ? 1 : 0) && (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              onOpen?.();
              setOpen(true);
            }}
          >
            {name ? copy.switchTitle : copy.chooseCompany}
          </Button>
        )}
        <span className={css.toCompanies}>
          <LinkButton size="small" variant="text" {...linkProps(companies)}>
            {copy.toCompanies}
          </LinkButton>
        </span>
      </span>
      <Suspense>
        {isOpen && (
          <SwitchDialog
            companies={content}
            busy={busy}
            error={error}
            onClose={() => setOpen(false)}
            onSwitch={async (company) => {
              if (await onSwitch(company)) setOpen(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
