import { PromisedDeskLabels, type HandlingTime, type HandlingTimeSetting } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue, ErrorDescription } from '../../patterns/DataState/types.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Section } from '../../ui/Section/Section.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { Table } from '../../ui/Table/Table.js';
import { useHandlingTimesCopy } from './copy.js';
import { HandlingTimeForm } from './HandlingTimeForm.js';

export interface HandlingTimesViewProps {
  readonly state: DataStateValue<readonly HandlingTime[]>;
  readonly busy: boolean;
  /** Why the last setting was not saved. */
  readonly problem?: ErrorDescription | undefined;
  readonly onSave: (setting: HandlingTimeSetting) => void;
}

/** The promised days of each desk, each with a field to set them. */
export function HandlingTimesView({ state, busy, problem, onSave }: HandlingTimesViewProps) {
  const copy = useHandlingTimesCopy();
  return (
    <Stack>
      <PageTitle>{copy.title}</PageTitle>
      {problem && <ErrorPanel compact {...problem} />}
      <Section title={copy.heading} description={copy.intro} padding="none">
        <DataState state={state} loading={<Skeleton preset="table" rows={10} />}>
          {(rows) => (
            <Table
              caption={copy.title}
              rows={rows}
              rowKey={({ desk, kind }) => `${desk} ${kind ?? ''}`}
              columns={[
                {
                  key: 'desk',
                  header: copy.desk,
                  rowHeader: true,
                  render: ({ desk }) => PromisedDeskLabels[desk],
                },
                {
                  key: 'kind',
                  header: copy.kind,
                  render: ({ desk, kindName }) =>
                    kindName ?? (desk === 'ORDER' ? copy.allKinds : '--'),
                },
                {
                  key: 'days',
                  header: copy.inForce,
                  kind: 'number',
                  render: ({ days }) => fillCopy(copy.days, { n: days }),
                },
                {
                  key: 'own',
                  header: copy.own,
                  actions: true,
                  render: (row) => (
                    <HandlingTimeForm
                      time={row}
                      busy={busy}
                      onSave={(days) => onSave({ desk: row.desk, kind: row.kind, days })}
                    />
                  ),
                },
              ]}
            />
          )}
        </DataState>
      </Section>
    </Stack>
  );
}
