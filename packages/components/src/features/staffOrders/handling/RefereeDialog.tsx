import { changeReferee } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { Tabs } from '../../../ui/Tabs/Tabs.js';
import type { HandledOrder } from './handledOrder.js';
import { useHandlingCopy } from './copy.js';
import { RefereeForm } from './RefereeForm.js';
import { RefereeRecords } from './RefereeRecords.js';

export interface RefereeDialogProps {
  readonly order: HandledOrder;
  readonly onClose: () => void;
}

/** Changes an order's recommender; shows earlier changes beside it. */
export function RefereeDialog({ order, onClose }: RefereeDialogProps) {
  const copy = useHandlingCopy();
  const { orderId, companyName, recommender } = order;
  const present = recommender?.name ?? copy.systemAllotted;
  const change = useMutationOf(changeReferee, { onSuccess: onClose, refreshOnConflict: true });
  return (
    <Dialog
      open
      width={640}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${copy.referee} · ${companyName}`}
      description={fillCopy(copy.refereeNow, { name: present })}
    >
      <Tabs
        label={copy.referee}
        tabs={[
          {
            value: 'change',
            label: copy.refereeTab,
            content: (
              <RefereeForm
                orderId={orderId}
                busy={change.busy}
                error={change.error}
                onCancel={onClose}
                onSubmit={(draft) =>
                  void change.run({ body: { ...draft, orderId, modifiedAgo: present } })
                }
              />
            ),
          },
          {
            value: 'records',
            label: copy.historyTab,
            content: <RefereeRecords orderId={orderId} />,
          },
        ]}
      />
    </Dialog>
  );
}
