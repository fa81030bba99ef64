import type { DepartmentUser } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { fillCopy } from '../../provider/copy.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Section } from '../../ui/Section/Section.js';
import { Table } from '../../ui/Table/Table.js';
import { useDepartmentsCopy } from './copy.js';
import { page } from './DepartmentsView.css.js';

export interface DepartmentsViewProps {
  readonly tree: ReactNode;
  /** People of the selected department; undefined without one. */
  readonly people: DataStateValue<readonly DepartmentUser[]> | undefined;
}

/** Departments on the left, the selected one's people on the right. */
export function DepartmentsView({ tree, people }: DepartmentsViewProps) {
  const copy = useDepartmentsCopy();
  return (
    <>
      <PageTitle>{copy.title}</PageTitle>
      <div className={page}>
        <Section title={copy.departments}>{tree}</Section>
        <Section
          title={copy.people}
          description={
            people?.status === 'ready' ? fillCopy(copy.count, { n: people.data.length }) : undefined
          }
        >
          {people === undefined ? (
            <Empty title={copy.choose} description={copy.chooseHint} />
          ) : (
            <DataState
              state={people}
              loading={<Skeleton preset="table" rows={8} />}
              empty={<Empty title={copy.nobody} description={copy.nobodyHint} />}
            >
              {(rows) => (
                <Table
                  caption={copy.people}
                  framed={false}
                  density="compact"
                  rows={rows}
                  rowKey={({ id }) => id}
                  columns={[
                    {
                      key: 'name',
                      header: copy.name,
                      kind: 'name',
                      rowHeader: true,
                      render: ({ name }) => name,
                    },
                    {
                      key: 'phone',
                      header: copy.phone,
                      kind: 'code',
                      render: ({ phone }) => phone ?? '--',
                    },
                  ]}
                />
              )}
            </DataState>
          )}
        </Section>
      </div>
    </>
  );
}
