import type { TaxCompany } from '@huiqi/sdk';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { RowActions } from '../../../patterns/page/RowActions.js';
import { Button } from '../../../ui/Button/Button.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { hint, page } from '../companies.css.js';
import { companyColumns } from '../companyColumns.js';
import { useCompaniesCopy, type CompaniesCopy } from '../copy.js';
import { labelled } from '../../../copy/punctuation.js';

export interface TaxCompanyListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<TaxCompany>>;
  readonly onAdd: (company: TaxCompany) => void;
}

/** Companies with the same legal representative, and which of them have been added. */
export function TaxCompanyListView({ list, state, onAdd }: TaxCompanyListViewProps) {
  const copy = useCompaniesCopy();
  return (
    <div className={page}>
      <p className={hint}>{copy.taxHint}</p>
      <ListView
        level="hidden"
        title={copy.taxTab}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.listCount, { n })}
        empty={{ title: copy.taxEmpty, line: copy.taxEmptyHint }}
      >
        {(companies) => (
          <Table
            caption={copy.taxTab}
            columns={columns(copy, onAdd)}
            rows={companies}
            rowKey={({ creditCode }) => creditCode}
          />
        )}
      </ListView>
    </div>
  );
}

function columns(
  copy: CompaniesCopy,
  onAdd: (company: TaxCompany) => void,
): readonly TableColumn<TaxCompany>[] {
  const { name, code, region } = companyColumns(copy);
  return [
    name,
    code,
    { key: 'legal', header: copy.legalPerson, render: ({ legalName }) => legalName },
    region,
    {
      key: 'actions',
      header: copy.actions,
      actions: true,
      render: (company) => {
        const isDone = company.bound && company.authorized;
        const further = isDone ? copy.extend : copy.authorise;
        const named = (action: string) => localized(copy, labelled)(action, company.qymc);
        return (
          <RowActions
            label={named(copy.moreActions)}
            actions={[
              isDone && <Tag tone="success">{copy.bound}</Tag>,
              <Button
                key="add"
                size="small"
                variant="text"
                aria-label={named(company.bound ? further : copy.addTitle)}
                onClick={() => onAdd(company)}
              >
                {company.bound ? further : copy.addSubmit}
              </Button>,
            ]}
          />
        );
      },
    },
  ];
}
