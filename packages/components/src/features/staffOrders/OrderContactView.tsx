import type { OrderContact, StaffOrderDetail } from '@huiqi/sdk';
import { formatText, phoneHref } from '@huiqi/sdk/domain';
import { describeError } from '../../provider/describeError.js';
import { CopyableCode } from '../../patterns/page/CopyableCode.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import * as css from './orderContact.css.js';
import { useStaffOrderCopy, type StaffOrderCopy } from './staffOrderCopy.js';

export type ContactOrder = Pick<
  StaffOrderDetail,
  'applicantKind' | 'contactName' | 'contactPhone' | 'legalName' | 'contactReadable'
>;

export interface OrderContactViewProps {
  readonly order: ContactOrder;
  /** In the clear, once they were asked for. */
  readonly numbers?: OrderContact | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** Whom to call: masked, or with numbers to copy and to dial. */
export function OrderContactView(props: OrderContactViewProps) {
  const { order, numbers, busy, error, onShow, onHide } = props;
  const copy = useStaffOrderCopy();
  const phone = (label: string, value: string | null | undefined, masked: string | null) =>
    numbers ? <Phone label={label} value={value ?? null} copy={copy} /> : formatText(masked);
  const items: DescriptionItem[] = [
    { term: copy.contactName, value: formatText(numbers?.contactName ?? order.contactName) },
    {
      term: copy.contactPhone,
      value: phone(copy.contactPhone, numbers?.contactPhone, order.contactPhone),
      kind: 'code',
    },
  ];
  // A person applies for themselves.
  if (order.applicantKind !== 'PERSON')
    items.push(
      { term: copy.legalName, value: formatText(numbers?.legalName ?? order.legalName) },
      ...(numbers
        ? [{ term: copy.legalPhone, value: phone(copy.legalPhone, numbers.legalPhone, null) }]
        : []),
    );
  return (
    <div className={css.contact}>
      <DescriptionList size="small" items={items} />
      {error !== null && <ErrorPanel compact {...describeError(error)} />}
      {order.contactReadable ? (
        <div className={css.ask}>
          <Button size="small" loading={busy} onClick={numbers ? onHide : onShow}>
            {numbers ? copy.hideNumbers : copy.showNumbers}
          </Button>
          <span className={css.note}>{copy.numbersRecorded}</span>
        </div>
      ) : (
        <p className={css.note}>{copy.numbersRefused}</p>
      )}
    </div>
  );
}

function Phone(props: {
  readonly label: string;
  readonly value: string | null;
  readonly copy: StaffOrderCopy;
}) {
  const { label, value, copy } = props;
  if (value === null) return <>{copy.noNumber}</>;
  return (
    <span className={css.phone}>
      <CopyableCode label={label} labelHidden value={value} />
      <LinkButton size="small" variant="text" href={phoneHref(value)}>
        {copy.call}
        <VisuallyHidden> {value}</VisuallyHidden>
      </LinkButton>
    </span>
  );
}
