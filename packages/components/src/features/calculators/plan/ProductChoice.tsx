import { listProducts } from '@huiqi/sdk';
import { useScopeInput } from '../../../provider/productScope.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Combobox } from '../../../ui/Combobox/Combobox.js';
import { Field } from '../../../ui/Field/Field.js';
import { useCalculatorsCopy } from '../copy.js';
import { withDetail } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';

export interface ProductChoiceProps {
  readonly productId: string | null;
  readonly onChange: (productId: string | null) => void;
}

/** Selects a product of the region that the site shows, by name or bank. */
export function ProductChoice({ productId, onChange }: ProductChoiceProps) {
  const copy = useCalculatorsCopy();
  const scope = useScopeInput();
  const products = useOperation(listProducts, { size: 100, ...scope }, { staleTime: 300_000 });
  const options = (products.data?.content ?? []).map(({ id, name, bankName }) => ({
    value: id,
    label: localized(copy, withDetail)(name, bankName),
  }));
  return (
    <Field label={copy.product} required>
      {(control) => (
        <Combobox
          {...control}
          options={options}
          value={productId}
          onChange={onChange}
          placeholder={copy.productHint}
          emptyText={copy.productNone}
        />
      )}
    </Field>
  );
}
