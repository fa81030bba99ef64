import { type FormEntry } from '@huiqi/sdk';
import { useId, useMemo, type ReactNode } from 'react';
import type { FieldChoices } from '../../../patterns/DynamicField/types.js';
import { FormFailure } from '../../../patterns/page/FormFailure.js';
import { DraftNotice } from '../../../patterns/useDraft/DraftNotice.js';
import { FormFields } from '../../../patterns/useFormWizard/FormFields.js';
import type { FormWizard } from '../../../patterns/useFormWizard/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Section } from '../../../ui/Section/Section.js';
import { useDemandsCopy } from '../copy.js';
import { DemandPulse } from './DemandPulse.js';
import * as css from '../demands.css.js';

export interface DemandReleaseViewProps {
  readonly form: FormWizard<FormEntry>;
  readonly choices: FieldChoices;
  readonly busy: boolean;
  /** Rendered above the form: the rest of today's limit. */
  readonly notice?: ReactNode;
  /** Rendered above the button: why submitting failed. */
  readonly failure?: ReactNode;
  readonly demands: LinkTarget;
  readonly demandLink: (demandId: string) => LinkTarget;
}

/** The form on the left, figures and recent activity on the right. */
export function DemandReleaseView(props: DemandReleaseViewProps) {
  const { form, busy, notice, failure, demands } = props;
  const copy = useDemandsCopy();
  const idPrefix = useId();
  const given = props.choices;
  const choices = useMemo(() => ({ ...given, today: form.today }), [given, form.today]);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageTitle>{copy.releaseTitle}</PageTitle>
        <p className={css.line}>{copy.releaseLine}</p>
      </div>
      <div className={css.columns}>
        <Section title={copy.formTitle}>
          <form
            noValidate
            className={css.form}
            aria-label={copy.releaseTitle}
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) form.next();
            }}
          >
            <DraftNotice form={form} />
            {notice}
            <FormFields {...{ idPrefix, form, choices }} entries={form.entries} />
            <FormFailure>{failure}</FormFailure>
            <div className={css.actions}>
              <Button type="submit" variant="primary" size="large" loading={busy}>
                {copy.submit}
              </Button>
              {form.isSaved && <span className={css.muted}>{copy.saved}</span>}
            </div>
          </form>
        </Section>
        <DemandPulse demands={demands} />
      </div>
    </div>
  );
}
