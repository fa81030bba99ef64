import { readOrderContact, type StaffOrderDetail } from '@huiqi/sdk';
import { formatText, isOpenCase } from '@huiqi/sdk/domain';
import { MaskedNumbers } from '../../../patterns/StaffDesk/MaskedNumbers.js';
import { useCaseNumbers } from '../../../provider/useCaseNumbers.js';
import type { DescriptionItem } from '../../../ui/DescriptionList/DescriptionList.js';
import { useStaffOrderCopy } from '../list/copy.js';

type ContactOrder = Pick<
  StaffOrderDetail,
  | 'orderId'
  | 'orderStatus'
  | 'applicantKind'
  | 'contactName'
  | 'contactPhone'
  | 'legalName'
  | 'contactReadable'
>;

/** The contact of an order. */
export function OrderContact({ order }: { readonly order: ContactOrder }) {
  const reading = useCaseNumbers(readOrderContact, { id: order.orderId });
  const copy = useStaffOrderCopy();
  const { numbers } = reading;
  const items: DescriptionItem[] = [
    { term: copy.contactName, value: formatText(order.contactName) },
    { term: copy.contactPhone, value: formatText(order.contactPhone), kind: 'code' },
  ];
  // Persons apply for themselves.
  if (order.applicantKind !== 'PERSON')
    items.push(
      { term: copy.legalName, value: formatText(order.legalName) },
      // No response masks it.
      ...(numbers ? [{ term: copy.legalPhone, value: '--' }] : []),
    );
  return (
    <MaskedNumbers
      items={items}
      reading={reading}
      phones={{
        [copy.contactPhone]: numbers?.contactPhone,
        [copy.legalPhone]: numbers?.legalPhone,
      }}
      refused={
        order.contactReadable
          ? undefined
          : isOpenCase.order(order.orderStatus)
            ? 'notMine'
            : 'ended'
      }
    />
  );
}
