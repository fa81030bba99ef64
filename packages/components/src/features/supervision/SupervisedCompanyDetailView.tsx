import type { SupervisedCompanyDetail } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { DetailPage } from '../../patterns/DetailPage/DetailPage.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import type { PageLink } from '../../patterns/page/types.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { useCompanyCreditCopy } from './companyCreditCopy.js';
import { companySections } from './companySections.js';
import { CreditLevelTag, RegistrationTag } from './CreditTags.js';
import * as css from './supervision.css.js';

export interface SupervisedCompanyDetailViewProps {
  readonly company: SupervisedCompanyDetail;
  /** Link to the list, with its filters. */
  readonly back: PageLink;
  /** Link to how a credit record is repaired. */
  readonly repair: LinkTarget;
  /** The form of a demand. */
  readonly release: LinkTarget;
}

/** The published data of a company: credit standing, registration, licences, punishments. */
export function SupervisedCompanyDetailView(props: SupervisedCompanyDetailViewProps) {
  const { company, back, repair, release } = props;
  const copy = useCompanyCreditCopy();
  const { companyName, creditCode, creditLevel, registrationStatus, updatedOn } = company;
  const figure = (label: string, value: number, unit: string) => ({
    label,
    value: formatThousands(value),
    unit,
  });
  return (
    <DetailPage
      back={back}
      name={companyName}
      // No text, so that the mark is derived from the name.
      giver={<span>{creditCode}</span>}
      tags={
        <span className={css.tags}>
          <RegistrationTag status={registrationStatus} />
          <CreditLevelTag level={creditLevel} />
        </span>
      }
      figures={[
        figure(copy.licences, company.licenceNumber, copy.items),
        figure(copy.punishments, company.punishmentNumber, copy.cases),
        figure(copy.figureDemands, company.demandNumber, copy.demandUnit),
      ]}
      sections={companySections(company, copy)}
      aside={{
        label: copy.repairLabel,
        action: { label: copy.repair, href: repair.href, onSelect: repair.onOpen },
        children: (
          <>
            <p>{copy.repairLine}</p>
            <p>{copy.releaseLine}</p>
            <div>
              <LinkButton variant="text" {...linkProps(release)}>
                {copy.release}
              </LinkButton>
            </div>
            <p className={css.none}>{fillCopy(copy.updatedOn, { day: updatedOn })}</p>
            <p className={css.none}>{copy.source}</p>
          </>
        ),
      }}
    />
  );
}
