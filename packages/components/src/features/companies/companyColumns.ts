import type { TaxCompany } from '@huiqi/sdk';
import type { TableColumn } from '../../ui/Table/Table.js';
import type { CompaniesCopy } from './copy.js';

type Known = Pick<TaxCompany, 'qymc' | 'creditCode'> & {
  readonly areaName?: string | null | undefined;
};

/** Columns shared by all lists of companies. */
export const companyColumns = (copy: CompaniesCopy) =>
  ({
    name: {
      key: 'name',
      header: copy.companyName,
      kind: 'name',
      rowHeader: true,
      render: ({ qymc }) => qymc,
    },
    code: {
      key: 'code',
      header: copy.creditCode,
      kind: 'code',
      render: ({ creditCode }) => creditCode,
    },
    region: {
      key: 'region',
      header: copy.region,
      render: ({ areaName }) => areaName ?? '--',
    },
  }) as const satisfies Readonly<Record<string, TableColumn<Known>>>;
