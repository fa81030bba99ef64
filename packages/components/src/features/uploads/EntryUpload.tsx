import { fileTypeOf } from '@huiqi/sdk';
import type { UploadSlotProps } from '../../patterns/DynamicField/types.js';
import { fillCopy } from '../../provider/copy.js';
import { useUploadsCopy } from './copy.js';
import { FileUpload } from './FileUpload.js';
import type { FileValue } from './fileValue.js';

export interface EntryUploadProps extends UploadSlotProps {
  /** Key under which unsent files are kept until the form comes back. */
  readonly holdAs?: string | undefined;
}

/** The control of an UPLOAD entry: the form stores the files' keys, with their names beside them. */
export function EntryUpload(props: EntryUploadProps) {
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
      holdAs={props.holdAs}
      onChange={(files) =>
        onChange(
          files.map((file) => file.key),
          files.map((file) => file.name),
        )
      }
    />
  );
}
