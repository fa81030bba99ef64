import { FileTypeLabels, type PolicyMaterial } from '@huiqi/sdk';
import { listed } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { usePolicyDetailCopy, type PolicyDetailCopy } from './copy.js';
import * as css from './PolicyDetail.css.js';
import { PolicyFileLink } from './PolicyFileLink.js';

export interface PolicyMaterialsProps {
  readonly basicFiles: readonly PolicyMaterial[];
  readonly declarationFiles: readonly PolicyMaterial[];
}

/** The required materials, with their templates. */
export function PolicyMaterials({ basicFiles, declarationFiles }: PolicyMaterialsProps) {
  const copy = usePolicyDetailCopy();
  const groups = [
    { title: copy.basicFiles, rows: basicFiles },
    { title: copy.declarationFiles, rows: declarationFiles },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className={css.groups}>
      {groups.map(({ title, rows }) => (
        <div key={title} className={css.group}>
          <h3 className={css.groupTitle}>{title}</h3>
          <Table
            caption={title}
            density="compact"
            columns={columns(copy)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </div>
      ))}
    </div>
  );
}

const columns = (copy: PolicyDetailCopy): TableColumn<PolicyMaterial>[] => [
  {
    key: 'name',
    header: copy.fileName,
    kind: 'name',
    rowHeader: true,
    render: ({ name }) => name,
  },
  {
    key: 'need',
    header: copy.need,
    render: ({ required }) => (required ? copy.required : copy.optional),
  },
  {
    key: 'types',
    header: copy.fileTypes,
    render: ({ types }) =>
      localized(copy, listed)(types.map((type) => localized(copy, FileTypeLabels)[type])),
  },
  {
    key: 'template',
    header: copy.template,
    render: ({ name, templateName, templateUrl }) => (
      <PolicyFileLink name={name} text={copy.download} fileName={templateName} url={templateUrl} />
    ),
  },
];
