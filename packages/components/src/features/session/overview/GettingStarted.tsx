import { linkProps } from '../../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Section } from '../../../ui/Section/Section.js';
import { useCentreCopy } from './copy.js';
import * as css from './overview.css.js';

/** For a user without a company: the next step, and those after it. */
export function GettingStarted({ companies }: { readonly companies: LinkTarget }) {
  const copy = useCentreCopy();
  const steps = [
    [copy.stepAdd, copy.stepAddHint],
    [copy.stepVerify, copy.stepVerifyHint],
    [copy.stepApply, copy.stepApplyHint],
  ] as const;
  return (
    <Section title={copy.startTitle} description={copy.startLine}>
      <ol className={css.steps} aria-label={copy.steps}>
        {steps.map(([name, hint], turn) => (
          <li key={name} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {turn + 1}
            </span>
            <div>
              <p className={css.title}>{name}</p>
              <p className={css.line}>{hint}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton variant="primary" size="large" {...linkProps(companies)}>
        {copy.startAction}
      </LinkButton>
    </Section>
  );
}
