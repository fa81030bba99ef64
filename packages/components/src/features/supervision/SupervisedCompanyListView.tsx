import type { SupervisedCompany } from '@huiqi/sdk';
import { companyListErrorTotal, formatThousands } from '@huiqi/sdk/domain';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { MarkedName } from '../../patterns/page/MarkedName.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Pager } from '../../ui/Pager/Pager.js';
import { numberColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useCompanyCreditCopy, type CompanyCreditCopy } from './companyCreditCopy.js';
import { CreditLevelTag, RegistrationTag } from './CreditTags.js';
import * as css from './supervision.css.js';

export interface SupervisedCompanyListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<SupervisedCompany>>;
  /** The requested page and page size. */
  readonly index: number;
  readonly size: number;
  readonly companyLink: (companyId: string) => LinkTarget;
}

/** Companies by name or credit code, with their credit standing. */
export function SupervisedCompanyListView(props: SupervisedCompanyListViewProps) {
  const { list, state, companyLink, index, size } = props;
  const copy = useCompanyCreditCopy();
  const last = Math.ceil(companyListErrorTotal / size);
  return (
    <div className={css.page}>
      <ListView
        title={copy.companiesTitle}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.companiesTotal, { n: formatThousands(n) })}
        empty={{ title: copy.companiesEmpty, line: copy.companiesEmptyHint }}
      >
        {(companies) => (
          <Table
            caption={copy.companiesTitle}
            columns={columns(copy)}
            rows={companies}
            rowKey={({ id }) => id}
            rowLink={({ id }) => linkProps(companyLink(id))}
          />
        )}
      </ListView>
      {/* The specification assumes 20 while the list cannot be loaded, so that other pages stay reachable (spec 2 §8). */}
      {state.status === 'error' && last > 1 && (
        <Pager
          label={copy.listFailedPages}
          index={Math.min(index, last)}
          size={size}
          total={companyListErrorTotal}
          onChange={(next) => list.toPage(next)}
        />
      )}
    </div>
  );
}

const columns = (copy: CompanyCreditCopy): TableColumn<SupervisedCompany>[] => [
  {
    key: 'name',
    header: copy.companyName,
    rowHeader: true,
    width: '36%',
    render: ({ companyName, creditCode }) => <MarkedName name={companyName} lines={[creditCode]} />,
  },
  { key: 'legal', header: copy.legalName, render: ({ legalName }) => legalName ?? '--' },
  {
    key: 'status',
    header: copy.registrationStatus,
    render: ({ registrationStatus }) => <RegistrationTag status={registrationStatus} />,
  },
  {
    key: 'level',
    header: copy.creditLevel,
    card: 'aside',
    render: ({ creditLevel }) => <CreditLevelTag level={creditLevel} />,
  },
  numberColumn('licences', copy.licences, ({ licenceNumber }) => formatThousands(licenceNumber)),
  {
    key: 'punishments',
    header: copy.punishments,
    kind: 'number',
    render: ({ punishmentNumber }) => formatThousands(punishmentNumber),
  },
];
