import type { RelatedCompany } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { RowActions } from '../../../patterns/page/RowActions.js';
import { MarkedName } from '../../../patterns/page/MarkedName.js';
import { Button } from '../../../ui/Button/Button.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { tags } from '../companies.css.js';
import { AuthorisedTag, CertifyStateTag } from '../CompanyStateTags.js';
import { companyColumns } from '../companyColumns.js';
import { useCompaniesCopy, type CompaniesCopy } from '../copy.js';
import { labelled } from '../../../copy/punctuation.js';

export interface CompanyListActions {
  readonly onAdd: () => void;
  readonly onSwitch: (company: RelatedCompany) => void;
  readonly onAuthorise: (company: RelatedCompany) => void;
  /** Shows the other users of an authorised company. */
  readonly onMembers: (company: RelatedCompany) => void;
  readonly onUnbind: (company: RelatedCompany) => void;
}

export interface CompanyListViewProps extends CompanyListActions {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<RelatedCompany>>;
  /** Id of the company being switched to. */
  readonly switching?: string | undefined;
  readonly hrefForCompany: (id: string) => string;
  readonly onOpenCompany?: ((id: string) => void) | undefined;
  /** Error of an action. */
  readonly notice?: ReactNode;
}

/** The user's companies, seven per page. */
export function CompanyListView(props: CompanyListViewProps) {
  const { list, state, hrefForCompany, onOpenCompany, onAdd, notice } = props;
  const copy = useCompaniesCopy();
  return (
    <>
      <div role="alert">{notice}</div>
      <ListView
        level="hidden"
        title={copy.relatedTab}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.listCount, { n })}
        actions={
          <Button icon="plus" onClick={onAdd}>
            {copy.addTitle}
          </Button>
        }
        empty={{
          title: copy.listEmpty,
          line: copy.listEmptyHint,
          action: { label: copy.addTitle, onSelect: onAdd },
        }}
      >
        {(companies) => (
          <Table
            cardsBelow="page"
            caption={copy.relatedTab}
            columns={columns(copy, props)}
            rows={companies}
            rowKey={({ id }) => id}
            rowLink={({ id }) => ({
              href: hrefForCompany(id),
              onClick: onPlainClick(onOpenCompany && (() => onOpenCompany(id))),
            })}
          />
        )}
      </ListView>
    </>
  );
}

function columns(
  copy: CompaniesCopy,
  props: CompanyListViewProps,
): readonly TableColumn<RelatedCompany>[] {
  const { name, region } = companyColumns(copy);
  return [
    {
      ...name,
      kind: 'text',
      width: '36%',
      render: ({ qymc, creditCode }) => <MarkedName name={qymc} lines={[creditCode]} />,
    },
    region,
    {
      key: 'state',
      header: copy.state,
      render: ({ certifyState, authorized }) => (
        <span className={tags}>
          <CertifyStateTag state={certifyState} />
          <AuthorisedTag authorized={authorized} />
        </span>
      ),
    },
    {
      key: 'actions',
      header: copy.actions,
      actions: true,
      render: (company) => <CompanyActions {...props} company={company} />,
    },
  ];
}

function CompanyActions(props: CompanyListViewProps & { readonly company: RelatedCompany }) {
  const { company, switching, onSwitch, onAuthorise, onMembers, onUnbind } = props;
  const copy = useCompaniesCopy();
  const named = (action: string) => localized(copy, labelled)(action, company.qymc);
  const action = (text: string, onClick: (of: RelatedCompany) => void, loading?: boolean) => (
    <Button
      size="small"
      variant="text"
      aria-label={named(text)}
      loading={loading}
      onClick={() => onClick(company)}
    >
      {text}
    </Button>
  );
  return (
    <RowActions
      label={named(copy.moreActions)}
      actions={[
        company.current ? (
          <Tag tone="info">{copy.current}</Tag>
        ) : (
          action(copy.setCurrent, onSwitch, switching === company.id)
        ),
        action(company.authorized ? copy.extend : copy.authorise, onAuthorise),
        company.authorized && action(copy.members, onMembers),
        action(copy.unbind, onUnbind),
      ]}
    />
  );
}
