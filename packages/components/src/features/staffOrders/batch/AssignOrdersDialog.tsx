import type { DepartmentUser } from '@huiqi/sdk';
import { useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { PersonPicker } from '../../departments/PersonPicker.js';
import { useOrderBatchCopy } from './copy.js';

export interface AssignOrdersDialogProps {
  readonly orderIds: readonly string[];
  readonly onAssign: (person: DepartmentUser) => void;
  readonly onClose: () => void;
}

/** Chooses who gets the selected orders. */
export function AssignOrdersDialog({ orderIds, onAssign, onClose }: AssignOrdersDialogProps) {
  const copy = useOrderBatchCopy();
  const [person, setPerson] = useState<DepartmentUser>();
  const [missing, setMissing] = useState(false);
  function submit() {
    setMissing(person === undefined);
    if (person) onAssign(person);
  }
  return (
    <Dialog
      open
      width={760}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onSend={submit}
      title={fillCopy(copy.assignTitle, { n: orderIds.length })}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" aria-keyshortcuts="Control+Enter" onClick={submit}>
            {person ? fillCopy(copy.assignTo, { name: person.name }) : copy.assign}
          </Button>
        </>
      }
    >
      <PersonPicker
        // Who may handle one of them mostly may handle the others; the server decides on each.
        orderId={orderIds[0]}
        value={person?.id ?? null}
        onChange={(chosen) => {
          setPerson(chosen);
          setMissing(false);
        }}
      />
      <p role="alert">{missing ? copy.choosePerson : ''}</p>
    </Dialog>
  );
}
