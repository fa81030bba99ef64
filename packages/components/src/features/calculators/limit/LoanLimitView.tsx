import type { LoanLimit, Product, RelatedCompany } from '@huiqi/sdk';
import { useRef, type ReactNode } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import { ErrorPanel, type ErrorPanelProps } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { Card } from '../../../ui/Card/Card.js';
import { Empty } from '../../../ui/Empty/Empty.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { CalculatorLayout } from '../CalculatorLayout.js';
import { useCalculatorsCopy } from '../copy.js';
import { LoanLimitFields } from './LoanLimitFields.js';
import { formOf, type LoanLimitForm } from './loanLimitForm.js';
import { LoanLimitResult } from './LoanLimitResult.js';

export interface LoanLimitViewProps {
  /** The user's companies, the current one first. */
  readonly companies: readonly RelatedCompany[];
  /** The estimate shown; null before the first. */
  readonly estimate: LoanLimit | null;
  /** Fitting products with their pager. */
  readonly products?: ReactNode;
  readonly busy: boolean;
  readonly error?: ErrorPanelProps | undefined;
  readonly serverErrors: Readonly<Record<string, string>>;
  /** Link to where companies are added and authorised. */
  readonly manageCompanies: LinkTarget;
  readonly linkToProduct: (product: Product) => LinkTarget;
  /** What was entered before the form was left; of the rest it begins with the estimate shown. */
  readonly entered?: Partial<LoanLimitForm> | undefined;
  /** Called with each change of the form. */
  readonly onChange?: ((form: LoanLimitForm) => void) | undefined;
  readonly onSubmit: (form: LoanLimitForm) => void;
}

/** How much companies can borrow, from the tax authority's figures. */
export function LoanLimitView(props: LoanLimitViewProps) {
  const { companies, estimate, products, busy, error, serverErrors } = props;
  const { manageCompanies, entered, onChange, onSubmit } = props;
  const copy = useCalculatorsCopy();
  const version = `${estimate?.id} ${estimate?.updatedTs}`;
  const shown = useRef(version);
  const result = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const isNew = shown.current !== version;
    shown.current = version;
    const heading = result.current?.querySelector('h2');
    // The form with the pressed button begins again with the result.
    if (!isNew || !busy || !heading) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus();
  }, [version, busy]);
  if (companies.length === 0)
    return (
      <EmptyState
        kind="never"
        heading="h1"
        title={copy.noCompanies}
        line={copy.noCompaniesLine}
        action={{
          label: copy.addCompany,
          href: manageCompanies.href,
          onSelect: manageCompanies.onOpen,
        }}
      />
    );
  const first = companies.find(({ authorized }) => authorized)?.id;
  return (
    <CalculatorLayout
      title={copy.limitTitle}
      line={copy.limitLine}
      inputTitle={copy.measureTerms}
      input={
        <Stack gap={4}>
          {error && <ErrorPanel compact {...error} />}
          <LoanLimitFields
            key={version}
            companies={companies}
            initial={{ ...formOf(estimate, first), ...entered }}
            again={estimate !== null}
            busy={busy}
            serverErrors={serverErrors}
            authorise={manageCompanies}
            onChange={onChange}
            onSubmit={onSubmit}
          />
        </Stack>
      }
    >
      {estimate ? (
        <>
          <div ref={result}>
            <LoanLimitResult estimate={estimate} />
          </div>
          {products}
        </>
      ) : (
        <Card>
          <Empty title={copy.limitTitle} description={copy.limitLine} />
        </Card>
      )}
    </CalculatorLayout>
  );
}
