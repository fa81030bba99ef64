import { CertifyTypeLabels, type BaseCompanyInfo, type EnterpriseBinding } from '@huiqi/sdk';
import { formatDate, formatWanFigure } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { BackLink } from '../../../patterns/page/BackLink.js';
import type { PageLink } from '../../../patterns/page/types.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Section } from '../../../ui/Section/Section.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { authorityText } from './authorityText.js';
import { page } from '../companies.css.js';
import { useCompaniesCopy } from '../copy.js';
import { localized } from '../../../provider/copy.js';

export interface EnterpriseDetailViewProps {
  readonly company: EnterpriseBinding;
  /** Registered data of the company; undefined while they load, null if they did not. */
  readonly base?: BaseCompanyInfo | null | undefined;
  readonly back: PageLink;
}

/** One company: its registered data, and what user and platform may do with it. */
export function EnterpriseDetailView({ company, base, back }: EnterpriseDetailViewProps) {
  const copy = useCompaniesCopy();
  const known = (value: (base: BaseCompanyInfo) => ReactNode) =>
    base ? value(base) : base === null ? '--' : <Skeleton width={96} />;
  const registration: readonly DescriptionItem[] = [
    {
      term: copy.capital,
      value: known((one) => localized(copy, formatWanFigure)(one.registeredCapital)),
      kind: 'money',
      unit: base ? copy.wan : undefined,
    },
    {
      term: copy.establishedOn,
      value: known((one) => localized(copy, formatDate)(one.establishedOn)),
      kind: 'date',
    },
    { term: copy.industry, value: known((one) => one.industry ?? '--') },
  ];
  return (
    <div className={page}>
      <BackLink {...back} />
      <PageTitle>{company.qymc}</PageTitle>
      <Section title={copy.registration}>
        <DescriptionList
          items={[
            { term: copy.creditCode, value: company.nsrsbh, kind: 'code' },
            { term: copy.legalPerson, value: company.legalName },
            { term: copy.personPhone, value: company.legalPhone ?? '--', kind: 'code' },
            ...registration,
            { term: copy.address, value: company.address ?? '--', full: true },
          ]}
        />
      </Section>
      <Section title={copy.authTitle}>
        <DescriptionList
          items={[
            {
              term: copy.certifyType,
              value: company.certifyType
                ? localized(copy, CertifyTypeLabels)[company.certifyType]
                : '--',
            },
            {
              term: copy.boundOn,
              value: localized(copy, formatDate)(company.boundTs),
              kind: 'date',
            },
            { term: copy.authority, value: authorityText(company.authority, copy), full: true },
          ]}
        />
      </Section>
    </div>
  );
}
