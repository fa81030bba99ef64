import {
  ProductFormTypeLabels,
  ProductFormTypeValues,
  type ProductForm,
  type ProductFormType,
} from '@huiqi/sdk';
import { useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { Select } from '../../../ui/Select/Select.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import * as shared from '../management.css.js';

export interface FormTypesProps {
  readonly forms: readonly ProductForm[];
  /** Position of the form that is edited. */
  readonly current: number;
  readonly onSelect: (at: number) => void;
  readonly onAdd: (type: ProductFormType) => void;
  readonly onRemove: () => void;
}

/** The forms of a product, of which one of each type is possible. */
export function FormTypes({ forms, current, onSelect, onAdd, onRemove }: FormTypesProps) {
  const copy = useFormDesignerCopy();
  const [isAsked, setAsked] = useState(false);
  const missing = ProductFormTypeValues.filter((type) => forms.every((form) => form.type !== type));
  const form = forms[current];
  return (
    <div className={shared.row}>
      {forms.length > 0 && (
        <div>
          <Select
            aria-label={copy.form}
            value={String(current)}
            options={forms.map(({ type }, at) => ({
              value: String(at),
              label: ProductFormTypeLabels[type],
            }))}
            onChange={({ target }) => onSelect(Number(target.value))}
          />
        </div>
      )}
      {missing.length > 0 && (
        <div>
          <Select
            aria-label={copy.addForm}
            placeholder={copy.addForm}
            value=""
            options={missing.map((type) => ({ value: type, label: ProductFormTypeLabels[type] }))}
            onChange={({ target }) => {
              const type = missing.find((one) => one === target.value);
              if (type) onAdd(type);
            }}
          />
        </div>
      )}
      {form && (
        <Button variant="text" onClick={() => setAsked(true)}>
          {copy.removeForm}
        </Button>
      )}
      {form && (
        <ConfirmDialog
          danger
          open={isAsked}
          onOpenChange={setAsked}
          title={fillCopy(copy.removeFormTitle, { name: ProductFormTypeLabels[form.type] })}
          okText={copy.removeForm}
          onOk={() => {
            setAsked(false);
            onRemove();
          }}
        >
          <p>{copy.removeFormText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
