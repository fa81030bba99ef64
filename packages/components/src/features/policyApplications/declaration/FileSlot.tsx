import { fileTypeOf } from '@huiqi/sdk';
import { useContext } from 'react';
import type { UploadSlotProps } from '../../../patterns/DynamicField/types.js';
import { EntryUpload } from '../../uploads/EntryUpload.js';
import * as css from './FileSlot.css.js';
import { FileSlotContext } from './FileSlotContext.js';
import { PicturePreview } from '../PicturePreview.js';
import { TemplateButton } from '../TemplateButton.js';

/** A file required by a policy: its template, the upload, and a preview of a picture. */
export function FileSlot(props: UploadSlotProps) {
  const { name, keys, names } = props;
  const { templates, form } = useContext(FileSlotContext);
  const template = templates.get(name);
  const [key] = keys;
  return (
    <div className={css.slot}>
      <EntryUpload {...props} holdAs={`${form}:${name}`} />
      <div className={css.tools}>
        {template && <TemplateButton {...template} />}
        {key !== undefined && isPicture(key) && (
          <PicturePreview fileKey={key} name={names[0] || (template?.name ?? '')} />
        )}
      </div>
    </div>
  );
}

const isPicture = (key: string) => ['PNG', 'JPG'].includes(fileTypeOf(key));
