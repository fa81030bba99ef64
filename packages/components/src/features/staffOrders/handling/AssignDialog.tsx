import { assignOrder, type DepartmentUser } from '@huiqi/sdk';
import { useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { isConflict } from '../../../provider/isConflict.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Tabs } from '../../../ui/Tabs/Tabs.js';
import { PersonPicker } from '../../departments/PersonPicker.js';
import { AssignRecords } from './AssignRecords.js';
import type { HandledOrder } from './handledOrder.js';
import { useHandlingCopy } from './copy.js';

export interface AssignDialogProps {
  readonly order: HandledOrder;
  readonly onClose: () => void;
}

/** Assigns an order to somebody; shows earlier assignments beside it. */
export function AssignDialog({ order, onClose }: AssignDialogProps) {
  const copy = useHandlingCopy();
  const [person, setPerson] = useState<DepartmentUser>();
  const [missing, setMissing] = useState(false);
  const invalidate = useInvalidate();
  const assign = useMutationOf(assignOrder, { onSuccess: onClose });
  function leave() {
    // The order has changed since it was shown. Only now: a desk may drop its row, and this dialog with it.
    if (isConflict(assign.error)) void invalidate(...assignOrder.spec.invalidates);
    onClose();
  }
  function submit() {
    setMissing(person === undefined);
    if (person) void assign.run({ body: { orderId: order.orderId, userId: person.id } });
  }
  return (
    <Dialog
      open
      width={760}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title={`${copy.assign} · ${order.companyName}`}
      description={fillCopy(copy.current, { name: order.assignee?.name ?? copy.nobody })}
      footer={
        <>
          <Button onClick={leave}>{copy.cancel}</Button>
          <Button variant="primary" loading={assign.busy} onClick={submit}>
            {person ? fillCopy(copy.assignOf, { name: person.name }) : copy.assignTo}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {assign.error !== null && <ErrorPanel compact {...describeError(assign.error)} />}
        <Tabs
          label={copy.assign}
          tabs={[
            {
              value: 'people',
              label: copy.assignTab,
              content: (
                <Stack gap={3}>
                  <PersonPicker
                    orderId={order.orderId}
                    value={person?.id ?? null}
                    onChange={(chosen) => {
                      setPerson(chosen);
                      setMissing(false);
                    }}
                    except={order.assignee?.userId}
                  />
                  <p role="alert">{missing ? copy.choosePerson : ''}</p>
                </Stack>
              ),
            },
            {
              value: 'records',
              label: copy.recordsTab,
              content: <AssignRecords orderId={order.orderId} />,
            },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
