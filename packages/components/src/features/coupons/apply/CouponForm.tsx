import type { RelatedCompany } from '@huiqi/sdk';
import type { PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { FileUpload } from '../../uploads/FileUpload.js';
import { useCouponsCopy } from '../copy.js';
import { CouponFormView } from './CouponFormView.js';
import { useCouponForm, type CouponFormOptions } from './useCouponForm.js';

export interface CouponFormProps extends CouponFormOptions {
  readonly companies: readonly RelatedCompany[];
  readonly addCompany: LinkTarget;
  readonly back: PageLink;
}

const accept = ['pdf', 'png', 'jpg', 'jpeg', 'doc', 'docx'];

/** The form of the application, with its upload. */
export function CouponForm({ addCompany, back, ...options }: CouponFormProps) {
  const copy = useCouponsCopy();
  const form = useCouponForm(options);
  const { fileUrl, fileName } = form.values;
  const { application, companies } = options;
  return (
    <CouponFormView
      {...{ form, companies, addCompany, back, application }}
      renderUpload={(id, error) => (
        <FieldGroup legend={copy.file} required>
          <FileUpload
            id={id}
            label={copy.uploadFile}
            hint={copy.fileHint}
            error={error}
            accept={accept}
            holdAs={`${form.name}:contract`}
            value={
              fileUrl === ''
                ? []
                : [{ key: fileUrl, url: '', name: fileName, type: 'PDF', status: 'UPLOADED' }]
            }
            onChange={([file]) => {
              form.set('fileUrl', file?.key ?? '');
              form.set('fileName', file?.name ?? '');
            }}
            onBusyChange={form.setUploading}
          />
        </FieldGroup>
      )}
    />
  );
}
