import type { RelatedCompany, ServiceProductDetail } from '@huiqi/sdk';
import { useId, useMemo, useRef } from 'react';
import { BackLink } from '../../patterns/page/BackLink.js';
import { FormFailure } from '../../patterns/page/FormFailure.js';
import type { PageLink } from '../../patterns/page/types.js';
import { DraftNotice } from '../../patterns/useDraft/DraftNotice.js';
import { FormFields } from '../../patterns/useFormWizard/FormFields.js';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Section } from '../../ui/Section/Section.js';
import { useServiceApplyCopy } from './applyCopy.js';
import { ServiceApplyAbout } from './ServiceApplyAbout.js';
import { ServiceApplyConfirm } from './ServiceApplyConfirm.js';
import { companyEntry } from './serviceApplyEntries.js';
import { ServiceApplyNotices } from './ServiceApplyNotices.js';
import * as css from './serviceOrders.css.js';
import type { ServiceApplyState } from './useServiceApply.js';

export interface ServiceApplyViewProps {
  readonly state: ServiceApplyState;
  readonly product: ServiceProductDetail;
  readonly companies: readonly RelatedCompany[];
  readonly back: PageLink;
  /** Where the user adds a company. */
  readonly addCompany: LinkTarget | undefined;
  /** The user's orders of this service. */
  readonly ordersLink: LinkTarget;
}

/** The form on the left, the service on the right. Disabled while the company may not order (spec 2 §5). */
export function ServiceApplyView(props: ServiceApplyViewProps) {
  const { state, product, companies, back, addCompany, ordersLink } = props;
  const { form, company, isChecking, isOpen, isPending, failure, confirming, busy } = state;
  const copy = useServiceApplyCopy();
  const idPrefix = useId();
  const notices = useRef<HTMLDivElement>(null);
  const choices = useMemo(() => ({ companies: state.choices }), [state.choices]);
  const fieldsOf = (isCompany: boolean) => {
    const entries = form.entries.filter(
      ({ checkName }) => (checkName === companyEntry) === isCompany,
    );
    const errors = Object.fromEntries(
      Object.entries(form.errors).filter(([name]) => (name === companyEntry) === isCompany),
    );
    return <FormFields {...{ idPrefix, choices, entries }} form={{ ...form, errors }} />;
  };
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle description={copy.line}>{copy.title}</PageTitle>
      <div className={css.columns}>
        <Section title={product.name} description={product.orgName}>
          <form
            noValidate
            className={css.form}
            aria-label={copy.title}
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy && isOpen) form.next();
            }}
          >
            <DraftNotice form={form} showsRestored={isOpen} />
            <div ref={notices} tabIndex={-1} className={css.landing}>
              <ServiceApplyNotices
                {...{ state, ordersLink }}
                hasCompany={companies.length > 0}
                companies={addCompany}
              />
            </div>
            {fieldsOf(true)}
            <fieldset disabled={!isOpen} aria-label={copy.formTitle}>
              {fieldsOf(false)}
            </fieldset>
            <FormFailure>
              {failure !== null && !isPending && <ErrorPanel compact {...describeError(failure)} />}
            </FormFailure>
            <div className={css.actions}>
              <Button type="submit" variant="primary" size="large" disabled={!isOpen}>
                {copy.submit}
              </Button>
              {isOpen && form.isSaved && <span className={css.muted}>{copy.saved}</span>}
              {isChecking && <span className={css.muted}>{copy.checking}</span>}
            </div>
          </form>
        </Section>
        <ServiceApplyAbout product={product} />
      </div>
      {confirming && company && (
        <ServiceApplyConfirm
          {...{ product, company, busy, failure }}
          values={confirming}
          fallbackFocus={notices}
          onConfirm={state.confirm}
          onModify={state.modify}
        />
      )}
    </div>
  );
}
