import type { DepartmentNode, DepartmentUser } from '@huiqi/sdk';
import { useId, useState } from 'react';
import type { Preference } from '../../patterns/preference/preferenceStore.js';
import { useUserPreference } from '../../provider/useUserPreference.js';
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

/** Most of what a user hands on goes to one department. */
const lastDepartment: Preference<string | null> = {
  name: 'person-department',
  version: 1,
  initial: null,
  read: (kept) => (typeof kept === 'string' ? kept : null),
};

const hasDepartment = (nodes: readonly DepartmentNode[], id: string): boolean =>
  nodes.some((node) => node.id === id || hasDepartment(node.children, id));

/** Selects a person: the department on the left, that which the user chose last, and its people on the right. */
export function PersonPicker({ orderId, value, onChange, except, error }: PersonPickerProps) {
  const copy = useDepartmentsCopy();
  const name = useId();
  const [kept, keep] = useUserPreference(lastDepartment);
  const [chosen, setChosen] = useState<string | null>(null);
  const tree = useDepartmentTree(orderId).data;
  // A bank has one tree, whose people are all of the bank's.
  const only = tree?.length === 1 ? tree[0]?.id : undefined;
  const last = kept !== null && hasDepartment(tree ?? [], kept) ? kept : undefined;
  const department = chosen ?? last ?? only ?? null;
  const people = useDepartmentPeople(department, { orderId, except });
  return (
    <div className={columns}>
      <div className={column}>
        <DepartmentTree
          orderId={orderId}
          value={department}
          onChange={(id) => {
            setChosen(id);
            keep(id);
          }}
        />
      </div>
      <div className={column} aria-live="polite">
        {people === undefined ? (
          <Empty title={copy.choose} description={copy.chooseHint} />
        ) : (
          <DataState
            compact
            state={people}
            loading={<Skeleton preset="lines" rows={6} />}
            empty={<Empty title={copy.noChoice} description={copy.nobodyHint} />}
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
