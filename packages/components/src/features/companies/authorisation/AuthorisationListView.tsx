import type { RelatedCompany } from '@huiqi/sdk';
import { fillCopy, localized } from '../../../provider/copy.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { Button } from '../../../ui/Button/Button.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { codeColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useAuthorisationCopy } from './copy.js';
import { page } from '../companies.css.js';
import { AuthorisedTag } from '../CompanyStateTags.js';
import { useCompaniesCopy, type CompaniesCopy } from '../copy.js';
import { labelled } from '../../../copy/punctuation.js';

export interface AuthorisationListViewProps {
  readonly companies: readonly RelatedCompany[];
  readonly products: PageLink;
  readonly onAdd: () => void;
  readonly onAuthorise: (company: RelatedCompany) => void;
}

/** Authorised companies first. */
export function AuthorisationListView(props: AuthorisationListViewProps) {
  const { companies, products, onAdd, onAuthorise } = props;
  const texts = useAuthorisationCopy();
  const copy = useCompaniesCopy();
  const authorised = companies.filter(({ authorized }) => authorized);
  const others = companies.filter(({ authorized }) => !authorized);
  if (companies.length === 0)
    return (
      <EmptyState
        kind="never"
        heading="h1"
        title={copy.listEmpty}
        line={copy.listEmptyHint}
        action={{ label: copy.addTitle, onSelect: onAdd }}
      />
    );
  return (
    <div className={page}>
      <PageTitle
        count={fillCopy(texts.count, { n: authorised.length, total: companies.length })}
        description={texts.hint}
        actions={
          <>
            <Button icon="plus" onClick={onAdd}>
              {copy.addTitle}
            </Button>
            <LinkButton {...linkProps(products)}>{products.label}</LinkButton>
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <Table
        cardsBelow="page"
        caption={texts.title}
        columns={columns(copy, onAuthorise)}
        rows={[...authorised, ...others]}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function columns(
  copy: CompaniesCopy,
  onAuthorise: (company: RelatedCompany) => void,
): readonly TableColumn<RelatedCompany>[] {
  return [
    {
      key: 'name',
      header: copy.companyName,
      kind: 'name',
      rowHeader: true,
      render: ({ qymc }) => qymc,
    },
    codeColumn('code', copy.creditCode, ({ creditCode }) => creditCode),
    { key: 'region', header: copy.region, render: ({ areaName }) => areaName ?? '--' },
    {
      key: 'state',
      header: copy.authState,
      render: ({ authorized }) => <AuthorisedTag authorized={authorized} />,
    },
    {
      key: 'actions',
      header: copy.actions,
      actions: true,
      render: (company) => {
        const text = company.authorized ? copy.extend : copy.authorise;
        return (
          <Button
            size="small"
            variant="text"
            aria-label={localized(copy, labelled)(text, company.qymc)}
            onClick={() => onAuthorise(company)}
          >
            {text}
          </Button>
        );
      },
    },
  ];
}
