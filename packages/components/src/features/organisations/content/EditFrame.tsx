import type { FormEntry } from '@huiqi/sdk';
import { useId, type ReactNode } from 'react';
import { BackLink } from '../../../patterns/page/BackLink.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { DraftNotice } from '../../../patterns/useDraft/DraftNotice.js';
import { FormFields } from '../../../patterns/useFormWizard/FormFields.js';
import type { FormWizard } from '../../../patterns/useFormWizard/types.js';
import { Button } from '../../../ui/Button/Button.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Section } from '../../../ui/Section/Section.js';
import { useOrganisationsCopy } from '../copy.js';
import * as css from '../organisations.css.js';
import { ReviewState, type ReviewStateProps } from './ReviewState.js';

export interface EditFrameProps {
  readonly title: string;
  readonly back: PageLink;
  readonly form: FormWizard<FormEntry>;
  /** The form's entries with later data. Defaults to the form's own. */
  readonly entries?: readonly FormEntry[] | undefined;
  readonly busy: boolean;
  /** The review of what was submitted before. */
  readonly review?: ReviewStateProps['state'] | undefined;
  /** Rendered above the fields: a failed submission. */
  readonly notice?: ReactNode;
  /** Beside the form. */
  readonly aside?: ReactNode;
}

/** A form whose content is published after review. */
export function EditFrame(props: EditFrameProps) {
  const { title, back, form, entries = form.entries, busy, review, notice, aside } = props;
  const copy = useOrganisationsCopy();
  const idPrefix = useId();
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle description={copy.formHint}>{title}</PageTitle>
      <div className={aside ? css.columns : undefined}>
        <Section title={copy.editedContent}>
          <form
            noValidate
            className={css.form}
            aria-label={title}
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) form.next();
            }}
          >
            {review && review.auditStatus !== 'PASSED' && <ReviewState state={review} />}
            <DraftNotice form={form} restored={copy.restored} restart={copy.restart} />
            {notice}
            <FormFields {...{ idPrefix, form, entries }} />
            <div className={css.actions}>
              <Button type="submit" variant="primary" size="large" loading={busy}>
                {copy.submit}
              </Button>
              {form.isSaved && <span className={css.muted}>{copy.draftSaved}</span>}
            </div>
          </form>
        </Section>
        {aside && <div className={css.beside}>{aside}</div>}
      </div>
    </div>
  );
}
