import {
  saveOrganisationProduct,
  type OrganisationProductContent,
  type OrganisationProductDetail,
} from '@huiqi/sdk';
import { useEffect, useMemo, useState } from 'react';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { useEntryForm } from '../../../provider/useEntryForm.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { contentOfProduct } from '../content/contentFacts.js';
import { useOrganisationsCopy } from '../copy.js';
import {
  editStep,
  productEntries,
  productValues,
  toProductContent,
  withServiceTypes,
} from '../content/productEntries.js';
import { useServiceTypes } from '../content/useServiceTypes.js';

export interface ProductFormOptions {
  /** Undefined for a new one. */
  readonly product: OrganisationProductDetail | undefined;
  readonly userId: string;
  readonly onSaved: (product: OrganisationProductDetail) => void;
}

const nothing: OrganisationProductContent = {
  name: '',
  serviceTypeBig: '',
  serviceTypeSmall: '',
  serviceMode: 'INTERNET_SERVICE',
  servicePriceType: 'INTERVIEW',
  price: null,
  content: '',
  process: '',
  contactPhone: '',
};

/** State of a product's form, with its draft and submission. */
export function useProductForm({ product, userId, onSaved }: ProductFormOptions) {
  const copy = useOrganisationsCopy();
  // The initial content, which a background reload must not change.
  const [base] = useState(product);
  const [initial] = useState(() =>
    productValues(base ? (base.pending ?? contentOfProduct(base)) : nothing),
  );
  const entries = useMemo(() => productEntries(copy), [copy]);
  const steps = useMemo(() => [{ id: editStep, label: copy.editedContent }], [copy]);
  const submit = useMutationOf(saveOrganisationProduct, {
    successMessage: copy.saved,
    onSuccess(saved) {
      form.forget();
      onSaved(saved);
    },
    onError: (error) => void form.showServerErrors(fieldErrorsOf(error)),
  });
  const form = useEntryForm({
    userId,
    form: `service-product-${base?.id ?? 'new'}`,
    entries,
    initial,
    initialAt: base?.updatedTs,
    steps,
    onSubmit: (values) =>
      void submit.run({
        body: {
          ...toProductContent(values),
          ...(base ? { id: base.id, version: base.version } : {}),
        },
      }),
  });
  const { store, change } = form;
  const { types, subtypes } = useServiceTypes(useFieldValue(store, 'serviceTypeBig'));
  useEffect(() => {
    // A subcategory belongs to its category.
    const small = store.get('serviceTypeSmall');
    if (subtypes && small !== '' && !subtypes.some(({ code }) => code === small))
      change('serviceTypeSmall', '');
  }, [store, change, subtypes]);
  const shown = useMemo(
    () => withServiceTypes(form.entries, types, subtypes),
    [form.entries, types, subtypes],
  );
  return { form, entries: shown, submit };
}
