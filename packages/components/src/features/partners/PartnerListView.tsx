import type { Partner } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { DeskList } from '../../patterns/StaffDesk/DeskList.js';
import { Button } from '../../ui/Button/Button.js';
import { codeColumn, dateColumn, nameColumn } from '../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../ui/Table/Table.js';
import { usePartnersCopy, type PartnersCopy } from './copy.js';
import { PartnerStateTag } from './PartnerStateTag.js';
import { partnerTabs, type PartnerTabLinks } from './partnerTabs.js';
import { scopeText, type ScopeNames } from './scopeText.js';

export interface PartnerListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Partner>>;
  readonly links: PartnerTabLinks;
  readonly names?: ScopeNames | undefined;
  readonly partnerLink: (partnerId: string) => LinkTarget;
  readonly onAdd: () => void;
}

/** The partners whose pages embed the widget. */
export function PartnerListView(props: PartnerListViewProps) {
  const { links, names, partnerLink, onAdd, ...desk } = props;
  const copy = usePartnersCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      tabs={partnerTabs(copy, links)}
      tab="partners"
      actions={
        <Button variant="primary" icon="plus" onClick={onAdd}>
          {copy.add}
        </Button>
      }
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      columns={columns(copy, names)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => partnerLink(id)}
    />
  );
}

function originsText(copy: PartnersCopy, [origin, ...more]: readonly string[]): string {
  if (origin === undefined) return '--';
  return more.length === 0 ? origin : fillCopy(copy.originsMore, { origin, n: more.length + 1 });
}

const columns = (copy: PartnersCopy, names?: ScopeNames): TableColumn<Partner>[] => [
  { key: 'name', header: copy.name, kind: 'name', rowHeader: true, render: ({ name }) => name },
  codeColumn('source', copy.source, ({ source }) => source),
  nameColumn('origins', copy.origins, ({ origins }) => originsText(copy, origins)),
  nameColumn('scope', copy.scope, ({ scope }) => scopeText(copy, scope, names).join('；')),
  dateColumn('updated', copy.updated, ({ updatedTs }) => formatDateTime(updatedTs)),
  {
    key: 'state',
    header: copy.state,
    render: ({ disabled }) => <PartnerStateTag disabled={disabled} />,
  },
];
