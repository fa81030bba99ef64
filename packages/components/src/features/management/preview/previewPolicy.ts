import type {
  ManagedPolicy,
  ManagedPolicyMaterial,
  PolicyDetail,
  PolicyMaterial,
} from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';

const addressOf = (id: string) => `/ticket/policy/template/${id}`;

const toMaterial = ({ template, ...same }: ManagedPolicyMaterial): PolicyMaterial => ({
  ...same,
  templateName: template?.fileName ?? null,
  templateUrl: template ? addressOf(template.id) : null,
});

/** A content as enterprises get it on the days on which it can be declared. */
export function previewPolicy(
  content: ManagedPolicy,
  { id, publisher }: Readonly<Record<'id' | 'publisher', string>>,
): PolicyDetail {
  const { kind: _kind, targets: _targets, fillCompanyInfo: _fill, ...same } = content;
  const { publishedTs, declareFrom, declareUntil, declaredOnline, ...rest } = same;
  return {
    ...rest,
    id,
    publishOrgName: publisher,
    publishDate: publishedTs === null ? '--' : formatDate(publishedTs),
    declareStatus: declareUntil === null ? 'LONG_TERM' : 'DECLARING',
    declareStartDate: declareFrom,
    declareEndDate: declareUntil,
    daysLeft: null,
    declarable: declaredOnline,
    favourite: false,
    views: 0,
    files: content.files.map(({ id: file, fileName }) => ({ fileName, url: addressOf(file) })),
    basicFiles: content.basicFiles.map(toMaterial),
    declarationFiles: content.declarationFiles.map(toMaterial),
    validity: true,
  };
}
