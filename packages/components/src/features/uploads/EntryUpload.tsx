import { fileTypeOf } from '@huiqi/sdk';
import type { UploadSlotProps } from '../../patterns/DynamicField/types.js';
import { fillCopy } from '../../provider/copy.js';
import { useUploadsCopy } from './copy.js';
import { FileUpload } from './FileUpload.js';
import type { FileValue } from './fileValue.js';

/** The control of an UPLOAD of a form: the form keeps the keys of the files, and their names beside them. */
export function EntryUpload(props: UploadSlotProps) {
  const { id, label, keys, names, onChange, accept, maxFiles, hint, error, onBusyChange } = props;
  const copy = useUploadsCopy();
  const value = keys.map((key, at): FileValue => ({
    key,
    url: '',
    // Names are not stored with an application: on another device files are numbered.
    name:
      names[at] ||
      `${fillCopy(copy.unnamed, { number: at + 1 })}${key.slice(key.lastIndexOf('.'))}`,
    type: fileTypeOf(key),
    status: 'UPLOADED',
  }));
  return (
    <FileUpload
      {...{ id, label, value, accept, maxFiles, hint, error, onBusyChange }}
      onChange={(files) =>
        onChange(
          files.map((file) => file.key),
          files.map((file) => file.name),
        )
      }
    />
  );
}
