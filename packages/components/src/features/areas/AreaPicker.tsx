import {
  listHomePageAreas,
  listProvinces,
  listSubAreas,
  type AreaInfo,
  type AreaOption,
} from '@huiqi/sdk';
import { useState } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { describeError } from '../../provider/describeError.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { AreaPickerView } from './AreaPickerView.js';
import { useAreasCopy } from './copy.js';

export interface AreaPickerProps {
  readonly current: AreaInfo;
  /** Switches to a region; a rejection is shown. */
  readonly onChoose: (area: AreaInfo) => Promise<void>;
}

const rarely = { staleTime: 300_000 };
const none: readonly AreaOption[] = [];

/** Lets the user choose the current region: province, city or district. */
export function AreaPicker({ current, onChoose }: AreaPickerProps) {
  const copy = useAreasCopy();
  const regions = useOperation(listHomePageAreas, {}, rarely);
  const provinces = useOperation(listProvinces, {}, rarely);
  const [code, setCode] = useState(current.scfProvince);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const offered = provinces.data ?? none;
  const province = offered.find(({ regionCode }) => regionCode === code) ?? offered[0];
  const districts = useOperation(
    listSubAreas,
    { id: province?.regionCode ?? code },
    { ...rarely, enabled: province !== undefined },
  );
  const choose = async (area: AreaInfo) => {
    setBusy(true);
    setError(undefined);
    try {
      await onChoose(area);
    } catch (reason) {
      setError(`${copy.failed}：${describeError(reason).title}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DataState state={toDataState(regions)} loading={<Skeleton preset="lines" rows={8} />} compact>
      {(found) => (
        <AreaPickerView
          current={current}
          regions={found}
          provinces={offered}
          province={province}
          onProvinceChange={setCode}
          districts={districts.data ?? none}
          busy={busy}
          error={error}
          onChoose={(area) => void choose(area)}
        />
      )}
    </DataState>
  );
}
