import type { DepartmentUser } from '@huiqi/sdk';
import { useId, useState } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.js';
import { useDepartmentsCopy } from './copy.js';
import { column, columns } from './DepartmentColumns.css.js';
import { DepartmentTree } from './DepartmentTree.js';
import { useDepartmentTree } from './useDepartmentTree.js';
import { useDepartmentPeople } from './useDepartmentPeople.js';

export interface PersonPickerProps {
  /** Limits the choice to people who may handle this order. */
  readonly orderId?: string | undefined;
  /** Id of the selected person. */
  readonly value: string | null;
  readonly onChange: (person: DepartmentUser) => void;
  /** Id of the current assignee, who is not offered. */
  readonly except?: string | null | undefined;
  readonly error?: string | undefined;
}

/** Selects a person: the department on the left, its people on the right. */
export function PersonPicker({ orderId, value, onChange, except, error }: PersonPickerProps) {
  const copy = useDepartmentsCopy();
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const tree = useDepartmentTree(orderId).data;
  // A bank has one tree, whose people are all of the bank's.
  const only = tree?.length === 1 ? tree[0]?.id : undefined;
  const department = chosen ?? only ?? null;
  const people = useDepartmentPeople(department, orderId);
  return (
    <div className={columns}>
      <div className={column}>
        <DepartmentTree orderId={orderId} value={department} onChange={setChosen} />
      </div>
      <div className={column} aria-live="polite">
        {people === undefined ? (
          <Empty title={copy.choose} description={copy.chooseHint} />
        ) : (
          <DataState
            compact
            state={people}
            loading={<Skeleton preset="lines" rows={6} />}
            empty={<Empty title={copy.nobody} description={copy.nobodyHint} />}
          >
            {(found) => (
              <RadioGroup
                legend={copy.people}
                name={name}
                required
                error={error}
                value={value ?? undefined}
                options={found
                  .filter(({ id }) => id !== except)
                  .map(({ id, name: label, phone }) => ({
                    value: id,
                    label,
                    hint: phone ?? undefined,
                  }))}
                onChange={(id) => {
                  const person = found.find((one) => one.id === id);
                  if (person) onChange(person);
                }}
              />
            )}
          </DataState>
        )}
      </div>
    </div>
  );
}
