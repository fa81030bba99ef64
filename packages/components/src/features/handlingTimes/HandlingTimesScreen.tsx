import { listHandlingTimes, saveHandlingTime } from '@huiqi/sdk';
import type { ScreenProps } from '../../provider/screen.js';
import { describeError } from '../../provider/describeError.js';
import { toDataState } from '../../provider/toDataState.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { HandlingTimesView } from './HandlingTimesView.js';

export type HandlingTimesScreenProps = ScreenProps;

/** The days in which the desks of the account's region decide. */
export function HandlingTimesScreen() {
  const times = useOperation(listHandlingTimes, {});
  const { run, busy, error } = useMutationOf(saveHandlingTime);
  return (
    <HandlingTimesView
      state={toDataState(times)}
      busy={busy}
      problem={error === null ? undefined : describeError(error)}
      onSave={(setting) => void run({ body: setting })}
    />
  );
}
