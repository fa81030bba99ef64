import { useRef, useState } from 'react';
import type { DeskQueue, QueueLink } from '../patterns/StaffDesk/deskQueueTypes.js';
import type { Preference } from '../patterns/preference/preferenceStore.js';
import { useIsShown } from './useIsShown.js';
import { useUserPreference } from './useUserPreference.js';

/** Whether a desk opens the next record at once after a decision. */
const atOncePreference: Preference<boolean> = {
  name: 'desk-next-at-once',
  version: 1,
  initial: false,
  read: (kept) => (typeof kept === 'boolean' ? kept : undefined),
};

export type QueueSteps = Required<
  Pick<DeskQueue, 'atOnce' | 'isDecided' | 'nextStep' | 'onDecided'>
>;

/** What follows a decision on a record: the next one is opened or offered, as its user has chosen. */
export function useQueueSteps(id: string, next: QueueLink | undefined): QueueSteps {
  const [decided, setDecided] = useState<string>();
  const [value, onChange] = useUserPreference(atOncePreference);
  const isShown = useIsShown(id);
  const nextStep = useRef<HTMLDivElement>(null);
  return {
    isDecided: decided === id,
    nextStep,
    atOnce: { value, onChange },
    onDecided: () => {
      // The decision may arrive after its user has gone to another page, and has begun something there.
      if (!isShown()) return;
      setDecided(id);
      if (value) next?.onOpen?.();
    },
  };
}
