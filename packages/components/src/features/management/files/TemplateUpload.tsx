import { addPolicyTemplate, type PolicyTemplate } from '@huiqi/sdk';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { FileUpload } from '../../uploads/FileUpload.js';

export interface TemplateUploadProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly error?: string | undefined;
  readonly onAdd: (template: PolicyTemplate) => void;
}

/** Uploads a file that a policy offers. */
export function TemplateUpload({ id, label, error, onAdd }: TemplateUploadProps) {
  const keep = useMutationOf(addPolicyTemplate, { successMessage: false, onSuccess: onAdd });
  return (
    <FileUpload
      {...{ id, label }}
      error={keep.error === null ? error : describeError(keep.error).title}
      value={[]}
      onChange={(files) => {
        const [file] = files;
        if (file) void keep.run({ body: { key: file.key } });
      }}
    />
  );
}
