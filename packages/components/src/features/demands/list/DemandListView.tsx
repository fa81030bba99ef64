import type { DemandRow } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { DeskTabs, type DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { MarkedName } from '../../../patterns/page/MarkedName.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useDemandsCopy, type DemandsCopy } from '../copy.js';
import * as css from '../demands.css.js';
import { authorOf, departmentOf, typeName } from './demandFacts.js';
import { DemandTypeIcon } from './DemandTypeIcon.js';
import { DemandStatusTag } from '../DemandStatusTag.js';

export interface DemandLinks {
  readonly demandLink: (demandId: string) => LinkTarget;
  /** The form. */
  readonly release: LinkTarget;
}

export interface DemandListViewProps extends DemandLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<DemandRow>>;
  /** None on a page of the user's demands. */
  readonly tabs: readonly DeskTab[];
  readonly tab: 'all' | 'mine';
  /** For a visitor, whose demands are not known. */
  readonly onLogin?: (() => void) | undefined;
}

/** Public or own demands: filters, table, pager. */
export function DemandListView(props: DemandListViewProps) {
  const { list, state, tabs, tab, onLogin, demandLink, release } = props;
  const copy = useDemandsCopy();
  const action = { label: copy.release, href: release.href, onSelect: release.onOpen };
  return (
    <div className={css.page}>
      <div className={css.titleLine}>
        <PageTitle>{tabs.length > 0 ? copy.listTitle : copy.mine}</PageTitle>
        <LinkButton variant="primary" {...linkProps(release)}>
          {copy.release}
        </LinkButton>
      </div>
      {tabs.length > 0 && <DeskTabs label={copy.listTitle} tabs={tabs} current={tab} />}
      <ListView
        level="hidden"
        title={tab === 'mine' ? copy.mine : copy.all}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.listTotal, { n })}
        empty={
          onLogin
            ? {
                title: copy.loginForMine,
                line: copy.loginForMineHint,
                action: { label: copy.login, onSelect: onLogin },
              }
            : tab === 'mine'
              ? { title: copy.emptyMine, line: copy.emptyMineHint, action }
              : { title: copy.emptyAll, line: copy.emptyAllHint, action }
        }
      >
        {(demands) => (
          <Table
            cardsBelow="page"
            caption={copy.listTitle}
            columns={columns(copy)}
            rows={demands}
            rowKey={({ id }) => id}
            rowLink={({ id }) => linkProps(demandLink(id))}
          />
        )}
      </ListView>
    </div>
  );
}

function columns(copy: DemandsCopy): TableColumn<DemandRow>[] {
  return [
    {
      key: 'title',
      header: copy.title,
      rowHeader: true,
      width: '34%',
      render: (row) => (
        <MarkedName
          name={row.title}
          lines={[typeName(row)]}
          picture={<DemandTypeIcon type={row.demandType} />}
        />
      ),
    },
    nameColumn('from', copy.from, (row) => authorOf(row, copy)),
    {
      key: 'department',
      header: copy.department,
      kind: 'name',
      render: (row) => departmentOf(row, copy),
    },
    dateColumn('created', copy.created, ({ createdTs }) => formatDate(createdTs)),
    {
      key: 'status',
      header: copy.status,
      card: 'aside',
      render: ({ status, overdue }) => (
        <span className={css.tags}>
          <DemandStatusTag status={status} overdue={overdue} />
        </span>
      ),
    },
  ];
}
