import type { PolicyDetail } from '@huiqi/sdk';
import { emptyText } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import { RichText } from '../../../patterns/RichText/RichText.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import type { PolicyDetailCopy } from './copy.js';
import * as css from './PolicyDetail.css.js';
import { PolicyFileLink } from './PolicyFileLink.js';
import { PolicyMaterials } from './PolicyMaterials.js';
import { contactFacts, policyFacts } from './policyFacts.js';

/** The sections of a policy's page, in the order of an enterprise's questions. */
export function policySections(policy: PolicyDetail, copy: PolicyDetailCopy): PageSection[] {
  const { applicants, redemption, basicFiles, declarationFiles, files, steps, contact } = policy;
  const reasons = policy.reasons ?? [];
  const text = (id: string, title: string, there: boolean, content: ReactNode): PageSection[] =>
    there ? [{ id, title, content }] : [];
  const full = (id: string, title: string, there: boolean, content: ReactNode): PageSection[] =>
    there ? [{ id, title, content, width: 'full' }] : [];
  const facts = (items: readonly DescriptionItem[]) => <DescriptionList items={items} />;
  return [
    ...text('reasons', copy.reasons, reasons.length > 0, bullets(reasons)),
    ...full('facts', copy.facts, true, facts(policyFacts(policy, copy))),
    ...text('applicants', copy.applicants, applicants.length > 0, bullets(applicants)),
    ...text('redemption', copy.redemption, redemption !== null, <p>{redemption}</p>),
    ...full(
      'materials',
      copy.materials,
      basicFiles.length + declarationFiles.length > 0,
      <PolicyMaterials basicFiles={basicFiles} declarationFiles={declarationFiles} />,
    ),
    ...text(
      'steps',
      copy.steps,
      steps.length > 0,
      <Timeline
        items={steps.map(({ title, line }) => ({ key: title, title, description: line }))}
      />,
    ),
    ...text('body', copy.body, policy.content !== '', <RichText html={policy.content} />),
    ...text(
      'files',
      copy.files,
      files.length > 0,
      <div className={css.files}>
        <ul>
          {files.map(({ fileName, url }) => (
            <li key={fileName}>
              <PolicyFileLink name={fileName} fileName={fileName} url={url} />
            </li>
          ))}
        </ul>
      </div>,
    ),
    ...full(
      'contact',
      copy.contact,
      true,
      contact ? facts(contactFacts(contact, copy)) : emptyText,
    ),
  ];
}

const bullets = (items: readonly string[]) => (
  <ul className={css.bullets}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
