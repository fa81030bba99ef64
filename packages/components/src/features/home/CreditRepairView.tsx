import type { CreditRepairInfo } from '@huiqi/sdk';
import { safeUrl } from '@huiqi/sdk/domain';
import { linkProps } from '../../patterns/link/linkProps.js';
import { RichText } from '../../patterns/RichText/RichText.js';
import type { LinkTarget } from '../../provider/screen.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Section } from '../../ui/Section/Section.js';
import { useCreditRepairCopy } from './creditRepairCopy.js';
import * as css from './creditRepair.css.js';

export interface CreditRepairViewProps {
  readonly info: CreditRepairInfo;
  /** Link to a company's published data. */
  readonly companies: LinkTarget;
}

/** How to repair a credit record, step by step, and where to begin. */
export function CreditRepairView({ info, companies }: CreditRepairViewProps) {
  const copy = useCreditRepairCopy();
  const { title, content } = info;
  const guide = safeUrl(info.guideUrl);
  return (
    <div className={css.page}>
      <PageTitle description={copy.repairLine}>{title}</PageTitle>
      <div className={css.columns}>
        <Section title={copy.repairGuide}>
          <div className={css.text}>
            <RichText html={content} />
          </div>
        </Section>
        <aside aria-label={copy.repairAside}>
          <Section title={copy.repairFirst}>
            <div className={css.aside}>
              <p>{copy.repairFirstText}</p>
              <LinkButton variant="primary" {...linkProps(companies)}>
                {copy.repairCompanies}
              </LinkButton>
              {guide && (
                <LinkButton href={guide} target="_blank">
                  {copy.repairDownload}
                </LinkButton>
              )}
            </div>
          </Section>
        </aside>
      </div>
    </div>
  );
}
