import type { Ticket } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Dialog, type DialogProps } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { QrCode } from '../../../ui/QrCode/QrCode.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useCouponsCopy } from '../copy.js';
import * as css from './TicketCard.css.js';

export interface UseTicketDialogProps extends Pick<DialogProps, 'fallbackFocus' | 'nextFocus'> {
  readonly ticket: Ticket;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

/** Confirms using a ticket, which cannot be undone. */
export function UseTicketDialog(props: UseTicketDialogProps) {
  const { ticket, busy, error, onUse, onClose, fallbackFocus, nextFocus } = props;
  const copy = useCouponsCopy();
  const amount = formatThousands(ticket.amount, 2);
  // Text, as a scanner shows it without an account.
  const shown = fillCopy(copy.scanText, {
    id: ticket.id,
    company: ticket.companyName,
    amount,
    date: ticket.expiresOn,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.useTitle}
      fallbackFocus={fallbackFocus}
      nextFocus={nextFocus}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" loading={busy} onClick={onUse}>
            {fillCopy(copy.useConfirm, { amount })}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
        <p>{copy.useText}</p>
        <div className={css.scan}>
          <QrCode value={shown} label={copy.scanTicket} size={120} />
          <p>{copy.scanHint}</p>
        </div>
        <DescriptionList
          size="small"
          columns={1}
          items={[
            { term: copy.number, value: ticket.id, kind: 'code' },
            { term: copy.company, value: ticket.companyName, kind: 'name' },
            { term: copy.batch, value: ticket.batch },
            { term: copy.amount, value: amount, unit: copy.yuan, kind: 'money' },
            { term: copy.expiresOn, value: ticket.expiresOn, kind: 'date' },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
