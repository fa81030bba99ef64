import { Suspense } from 'react';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { joinNames, splitNames } from './fileNames.js';
import type { DynamicFieldProps } from './types.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useFieldsCopy } from './copy.js';

/** Files, whose keys are the value. The upload is provided by a feature. */
export function UploadField(props: DynamicFieldProps) {
  const { entry, id, value, onChange, error, choices, names = '', onNamesChange } = props;
  const { checkName, label, required, accept, maxFiles, readOnly } = entry;
  const copy = useFieldsCopy();
  const Upload = choices?.upload;
  const keys = value.split(',').filter((key) => key !== '');
  const fileNames = splitNames(names);
  return (
    <FieldGroup id={`${id}-group`} legend={label} required={required}>
      {Upload && !readOnly ? (
        <Suspense fallback={<Skeleton shape="block" height={72} />}>
          <Upload
            {...{ id, name: checkName, required, accept, error }}
            label={fillCopy(copy.upload, { label })}
            hint={entry.hint ?? undefined}
            maxFiles={maxFiles ?? 1}
            keys={keys}
            names={fileNames}
            onChange={(nextKeys, nextNames) => {
              onNamesChange?.(joinNames(nextNames));
              onChange(nextKeys.join(','));
            }}
            onBusyChange={props.onBusyChange}
          />
        </Suspense>
      ) : (
        <p id={id} tabIndex={-1}>
          {keys
            .map((_key, at) => fileNames[at] ?? fillCopy(copy.fileNumber, { n: at + 1 }))
            .join(copy.and) || '--'}
        </p>
      )}
    </FieldGroup>
  );
}
