import { useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import type { StaffOrderFilters } from '../orders/orderFilters.js';
import { searchForm } from './staffOrders.css.js';
import { useStaffOrdersCopy } from './copy.js';

type Texts = Pick<
  StaffOrderFilters,
  'orderCode' | 'companyName' | 'productName' | 'moneyStart' | 'moneyEnd'
>;

export interface StaffSearchProps {
  readonly filters: StaffOrderFilters;
  readonly onSearch: (texts: Texts) => void;
}

/** What staff type to find an order; it counts when they ask for it, not on every key. */
export function StaffSearch({ filters, onSearch }: StaffSearchProps) {
  const copy = useStaffOrdersCopy();
  const [texts, setTexts] = useState<Texts>(filters);
  const set = (name: keyof Texts, value: string) =>
    setTexts((before) => ({ ...before, [name]: value }));
  const words = [
    ['orderCode', copy.orderCode, 32],
    ['companyName', copy.company, 100],
    ['productName', copy.productName, 100],
  ] as const;
  const amounts = [
    ['moneyStart', copy.moneyFrom],
    ['moneyEnd', copy.moneyTo],
  ] as const;
  const clean = (name: keyof Texts) => texts[name]?.trim() || undefined;
  return (
    <form
      role="search"
      aria-label={copy.search}
      className={searchForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({
          orderCode: clean('orderCode'),
          companyName: clean('companyName'),
          productName: clean('productName'),
          moneyStart: clean('moneyStart'),
          moneyEnd: clean('moneyEnd'),
        });
      }}
    >
      {words.map(([name, label, maxLength]) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              maxLength={maxLength}
              value={texts[name] ?? ''}
              onChange={(event) => set(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      {amounts.map(([name, label]) => (
        <Field key={name} label={label}>
          {(control) => (
            <NumberInput
              {...control}
              unit="万元"
              decimals={2}
              value={texts[name] ?? ''}
              onValueChange={(value) => set(name, value)}
            />
          )}
        </Field>
      ))}
      <div>
        <Button type="submit" variant="primary" icon="search">
          {copy.search}
        </Button>
      </div>
    </form>
  );
}
