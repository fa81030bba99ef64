import { useState } from 'react';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { Select } from '../../ui/Select/Select.js';
import { extendPath, pathTo } from './areaPath.js';
import { levels } from './DynamicField.css.js';
import type { AreaBranch, DynamicFieldProps } from './types.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useFieldsCopy } from './copy.js';

interface Level {
  readonly name: 'province' | 'city' | 'district';
  readonly areas: readonly AreaBranch[];
  readonly chosen: string;
}

const isLeaf = ({ childList }: AreaBranch) => childList.length === 0;

/** The selections at each level, and the next level's options. A municipality has no cities. */
function levelsOf(roots: readonly AreaBranch[], path: readonly AreaBranch[]): Level[] {
  const above = [roots, ...path.map(({ childList }) => childList)];
  return above
    .filter((areas) => areas.length > 0)
    .map((areas, depth) => ({
      name: depth === 0 ? 'province' : areas.every(isLeaf) ? 'district' : 'city',
      areas,
      chosen: path[depth]?.code ?? '',
    }));
}

/** Province, city, district: native selects one after the other. The value is the last one's code. */
export function AreaField({ entry, id, value, onChange, error, choices }: DynamicFieldProps) {
  const { label, required, readOnly } = entry;
  const copy = useFieldsCopy();
  const areas = choices?.areas ?? [];
  // A province alone is not a value yet.
  const [partial, setPartial] = useState<readonly AreaBranch[]>([]);
  const known = value === '' ? [] : pathTo(areas, value);
  const path = extendPath(areas, known.length > 0 ? known : partial);
  function choose(depth: number, code: string) {
    const above = path.slice(0, depth);
    const area = (above[above.length - 1]?.childList ?? areas).find((one) => one.code === code);
    const next = extendPath(areas, area ? [...above, area] : above);
    const last = next[next.length - 1];
    setPartial(next);
    onChange(last && isLeaf(last) ? last.code : '');
  }
  return (
    <FieldGroup {...{ id, required, error }} legend={label} hint={entry.hint ?? undefined}>
      <div className={levels}>
        {levelsOf(areas, path).map((level, depth) => (
          <Select
            key={level.name}
            aria-label={fillCopy(copy.levelOf, { label, level: copy[level.name] })}
            aria-invalid={error ? true : undefined}
            disabled={readOnly}
            placeholder={fillCopy(copy.chooseLevel, { level: copy[level.name] })}
            value={level.chosen}
            options={level.areas.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => choose(depth, event.target.value)}
          />
        ))}
        {areas.length === 0 && (
          <Select aria-label={label} placeholder={copy.loadingAreas} options={[]} disabled />
        )}
      </div>
    </FieldGroup>
  );
}
