import type { FileResponse, PolicyApplicationDetail } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { DetailPage } from '../../../patterns/DetailPage/DetailPage.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { AuditRecords } from './AuditRecords.js';
import { applicantFacts, applicationFigures, formFacts } from './policyApplicationFacts.js';
import { policyApplicationAside } from './policyApplicationAside.js';
import { PolicyFileTable } from './PolicyFileTable.js';
import { PolicyStateTag } from '../PolicyStateTag.js';
import { usePolicyUserCopy } from '../user/copy.js';

export interface PolicyApplicationDetailViewProps {
  readonly application: PolicyApplicationDetail;
  /** The bank the subsidy is paid to; undefined until known. */
  readonly bankName?: string | undefined;
  /** Link to the list. */
  readonly back: PageLink;
  /** Link to the form, to correct a returned declaration. */
  readonly resubmit: LinkTarget;
  readonly policy: LinkTarget;
  /** Link to other policies. */
  readonly policies: LinkTarget;
  /** Opens a submitted file. */
  readonly openFile: (key: string) => Promise<FileResponse>;
}

/** A declaration: state, decisions, content. */
export function PolicyApplicationDetailView(props: PolicyApplicationDetailViewProps) {
  const { application, bankName, back, openFile, ...links } = props;
  const copy = usePolicyUserCopy();
  const part = (id: string, title: string, content: ReactNode) => ({
    id,
    title,
    width: 'full' as const,
    content,
  });
  const facts = (id: string, title: string, items: readonly DescriptionItem[]) =>
    part(id, title, <DescriptionList items={items} />);
  const files = (id: 'basic' | 'declare', title: string) => {
    const list = id === 'basic' ? application.basicInfos : application.declareInfoList;
    return list.length > 0
      ? [
          part(
            id,
            title,
            <PolicyFileTable templates caption={title} files={list} openFile={openFile} />,
          ),
        ]
      : [];
  };
  return (
    <DetailPage
      back={back}
      name={application.policyTitle}
      giver={application.applyBaseInfo.companyName}
      tags={<PolicyStateTag state={application.auditState} />}
      figures={applicationFigures(application, copy)}
      sections={[
        part('audits', copy.audits, <AuditRecords audits={application.auditDataList} />),
        facts('applicant', copy.applicant, applicantFacts(application.applyBaseInfo, copy)),
        facts('form', copy.form, formFacts(application.applyForm, bankName, copy)),
        ...files('basic', copy.basicFiles),
        ...files('declare', copy.declareFiles),
      ]}
      printed={[application.id, formatDate(application.createdTs)]}
      aside={policyApplicationAside({ application, copy, ...links })}
    />
  );
}
