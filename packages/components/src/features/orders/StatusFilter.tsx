import { OrderStatusLabels, OrderStatusValues, type OrderStatus } from '@huiqi/sdk';
import { Field } from '../../ui/Field/Field.js';
import { Select } from '../../ui/Select/Select.js';
import { useOrdersCopy } from './copy.js';

export interface StatusFilterProps {
  readonly value: OrderStatus | undefined;
  readonly onChange: (status: OrderStatus | undefined) => void;
}

// Two statuses share a label (spec 1 §3): the list says which of them waits for the bank.
const options = OrderStatusValues.map((value) => ({
  value,
  label:
    value === 'BANK_NO_INFO'
      ? `${OrderStatusLabels[value]}（待银行反馈）`
      : OrderStatusLabels[value],
}));

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const copy = useOrdersCopy();
  return (
    <Field label={copy.status}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          options={[{ value: '', label: copy.all }, ...options]}
          onChange={(event) => {
            const text = event.target.value;
            onChange(OrderStatusValues.find((status) => status === text));
          }}
        />
      )}
    </Field>
  );
}
