import { CertifyTypeLabels, type CertifyData, type EnterpriseBinding } from '@huiqi/sdk';
import { useId, type ReactNode } from 'react';
import { formatDate } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import { fillCopy, localized } from '../../../provider/copy.js';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Section } from '../../../ui/Section/Section.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { Table } from '../../../ui/Table/Table.js';
import { authorityText } from './authorityText.js';
import { listHead, listTitle, page } from '../companies.css.js';
import { CertifyStateTag } from '../CompanyStateTags.js';
import { useCompaniesCopy } from '../copy.js';

export interface EnterpriseInformationViewProps {
  /** The latest verification, or null. */
  readonly verification: DataStateValue<{ readonly record: CertifyData | null }>;
  readonly bindings: DataStateValue<readonly EnterpriseBinding[]>;
  readonly certify: LinkTarget;
  /** Link to correct the latest verification. */
  readonly correct: LinkTarget;
  readonly companies: LinkTarget;
  readonly companyLink: (id: string) => LinkTarget;
  /** Shown instead of the companies while there are none. */
  readonly bind: ReactNode;
}

/** The verification of the enterprise, and the companies bound to the user. */
export function EnterpriseInformationView(props: EnterpriseInformationViewProps) {
  const { verification, bindings, certify, correct, bind } = props;
  const copy = useCompaniesCopy();
  const record = verification.status === 'ready' ? verification.data.record : undefined;
  const way = record ? correct : certify;
  return (
    <div className={page}>
      <PageTitle>{copy.informationTitle}</PageTitle>
      <Section
        title={copy.verifyTitle}
        actions={
          record === undefined ? (
            <Skeleton width={96} height={40} />
          ) : (
            <LinkButton
              variant={record?.state === 'PASSED' ? 'secondary' : 'primary'}
              {...linkProps(way)}
            >
              {record ? copy.verifyEditTitle : copy.toVerify}
            </LinkButton>
          )
        }
      >
        <DataState state={verification} loading={<Skeleton preset="lines" rows={7} />}>
          {({ record: found }) =>
            found ? <Verification record={found} /> : <Banner>{copy.notVerified}</Banner>
          }
        </DataState>
      </Section>
      {bindings.status === 'ready' && bindings.data.length === 0 ? bind : <Companies {...props} />}
    </div>
  );
}

function Companies({ bindings, companies, companyLink }: EnterpriseInformationViewProps) {
  const copy = useCompaniesCopy();
  const id = useId();
  return (
    <section aria-labelledby={id} className={page}>
      <div className={listHead}>
        <h2 id={id} className={listTitle}>
          {copy.relatedTab}
        </h2>
        <LinkButton variant="text" {...linkProps(companies)}>
          {copy.toCompanies}
        </LinkButton>
      </div>
      <DataState state={bindings} loading={<Skeleton preset="table" rows={3} />}>
        {(rows) => (
          <Table
            caption={copy.relatedTab}
            framed={false}
            cardsBelow="page"
            rows={rows}
            rowKey={({ id }) => id}
            rowLink={({ id }) => linkProps(companyLink(id))}
            columns={[
              {
                key: 'name',
                header: copy.companyName,
                kind: 'name',
                rowHeader: true,
                render: ({ qymc }) => qymc,
              },
              {
                key: 'code',
                header: copy.creditCode,
                kind: 'code',
                render: ({ nsrsbh }) => nsrsbh,
              },
              {
                key: 'authority',
                header: copy.authority,
                render: ({ authority }) => authorityText(authority, copy),
              },
              {
                key: 'bound',
                header: copy.boundOn,
                kind: 'date',
                render: ({ boundTs }) => localized(copy, formatDate)(boundTs),
              },
            ]}
          />
        )}
      </DataState>
    </section>
  );
}

function Verification({ record }: { readonly record: CertifyData }) {
  const copy = useCompaniesCopy();
  const { companyName, creditCode, legalName, legalIdNo, legalPhone, certifyType } = record;
  return (
    <div className={page}>
      {record.state === 'NOT_PASSED' && record.message && (
        <Banner tone="warning">{fillCopy(copy.lastFailure, { message: record.message })}</Banner>
      )}
      <DescriptionList
        items={[
          { term: copy.companyName, value: companyName ?? '--', kind: 'name' },
          { term: copy.certifyState, value: <CertifyStateTag state={record.state} /> },
          { term: copy.creditCode, value: creditCode ?? '--', kind: 'code' },
          {
            term: copy.certifyType,
            value: certifyType ? localized(copy, CertifyTypeLabels)[certifyType] : '--',
          },
          { term: copy.legalPerson, value: legalName ?? '--' },
          { term: copy.personId, value: legalIdNo ?? '--', kind: 'code' },
          { term: copy.personPhone, value: legalPhone ?? '--', kind: 'code' },
        ]}
      />
    </div>
  );
}
