import type { PolicyTemplate } from '@huiqi/sdk';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { listFrom } from '../fields/policyFiles.js';
import * as css from '../management.css.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval.js';
import { TemplateUpload } from './TemplateUpload.js';

/** Files that are offered for download, added one by one. */
export function FilesField({ id, entry, store, error, onChange }: RichTextFieldProps) {
  const { checkName: name, label } = entry;
  const copy = useManagedFieldsCopy();
  const leave = useFocusAfterRemoval(id);
  const files = listFrom<PolicyTemplate>(useFieldValue(store, name));
  const set = (next: readonly PolicyTemplate[]) => onChange(name, JSON.stringify(next));
  return (
    <FieldGroup id={`${id}-group`} legend={label}>
      {files.length > 0 && (
        <ul className={css.chips}>
          {files.map((file) => (
            <li key={file.id}>
              <Button
                size="small"
                icon="close"
                aria-label={fillCopy(copy.removeFile, { name: file.fileName })}
                onClick={({ currentTarget }) => {
                  leave(currentTarget);
                  set(files.filter((one) => one !== file));
                }}
              >
                {file.fileName}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TemplateUpload
        {...{ id, error }}
        label={copy.addFile}
        onAdd={(file) => set([...listFrom<PolicyTemplate>(store.get(name)), file])}
      />
    </FieldGroup>
  );
}
