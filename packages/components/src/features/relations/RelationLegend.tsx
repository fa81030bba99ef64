import { RelationKindLabels, RelationKindValues, type RelationNetwork } from '@huiqi/sdk';
import { useId, type ReactNode } from 'react';
import { GraphMark } from '../../patterns/graph/GraphMark.js';
import { fillCopy } from '../../provider/copy.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { useRelationsCopy } from './copy.js';
import { networkKinds, type NetworkFilter } from './networkGraph.js';
import * as css from './relations.css.js';

export interface RelationLegendProps {
  /** The unfiltered network. */
  readonly network: RelationNetwork;
  readonly filter: NetworkFilter;
  readonly onChange: (filter: NetworkFilter) => void;
}

const toggled = <Value,>(values: readonly Value[], value: Value, on: boolean): readonly Value[] =>
  on ? values.filter((one) => one !== value) : [...values, value];

/** A legend with counts and visibility toggles. */
export function RelationLegend({ network, filter, onChange }: RelationLegendProps) {
  const copy = useRelationsCopy();
  const { hiddenKinds, hiddenRelations } = filter;
  return (
    <div className={css.legend}>
      <ChoiceRow label={copy.kinds}>
        {networkKinds.map((sign) => {
          const nodes = network.nodes.filter(({ kind }) => kind === sign.id);
          const kind = nodes[0]?.kind;
          if (!kind) return null;
          return (
            <Checkbox
              key={sign.id}
              label={
                <>
                  <GraphMark kind={sign} />{' '}
                  {fillCopy(copy.kindCount, { label: sign.label, n: nodes.length })}
                </>
              }
              checked={!hiddenKinds.includes(kind)}
              onChange={({ target }) =>
                onChange({ ...filter, hiddenKinds: toggled(hiddenKinds, kind, target.checked) })
              }
            />
          );
        })}
      </ChoiceRow>
      <ChoiceRow label={copy.relations}>
        {RelationKindValues.map((kind) => {
          const n = network.edges.filter((edge) => edge.kind === kind).length;
          if (n === 0) return null;
          return (
            <Checkbox
              key={kind}
              label={fillCopy(copy.kindCount, { label: RelationKindLabels[kind], n })}
              checked={!hiddenRelations.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  ...filter,
                  hiddenRelations: toggled(hiddenRelations, kind, target.checked),
                })
              }
            />
          );
        })}
      </ChoiceRow>
    </div>
  );
}

function ChoiceRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={css.legendRow} role="group" aria-labelledby={id}>
      <span id={id} className={css.legendName}>
        {label}
      </span>
      <div className={css.choices}>{children}</div>
    </div>
  );
}
