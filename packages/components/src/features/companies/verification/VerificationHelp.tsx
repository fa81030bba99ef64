import { Section } from '../../../ui/Section/Section.js';
import { useCompaniesCopy } from '../copy.js';
import * as css from './verification.css.js';

/** What to prepare for a verification, and how it is used. */
export function VerificationHelp() {
  const copy = useCompaniesCopy();
  return (
    <Section title={copy.prepareTitle}>
      <ul className={css.list}>
        <li>{copy.prepareCode}</li>
        <li>{copy.prepareId}</li>
        <li>{copy.preparePhone}</li>
      </ul>
      <p className={css.hint}>{copy.prepareNote}</p>
    </Section>
  );
}
