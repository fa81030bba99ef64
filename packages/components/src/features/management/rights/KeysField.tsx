import { PermissionKeyLabels, RoleTypeValues, type PermissionKey } from '@huiqi/sdk';
import { fixedPermissions, possiblePermissions } from '@huiqi/sdk/domain';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fillCopy } from '../../../provider/copy.js';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { codes } from '../fields/codecs.js';
import * as css from '../management.css.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import { useRightsCopy } from './copy.js';
import { permissionGroups } from './permissionGroups.js';

/** The keys that a role can hold, in groups; those that stay with it cannot be cleared. */
export function KeysField({ id, entry, store, error, onChange }: RichTextFieldProps) {
  const { checkName: name } = entry;
  const copy = useRightsCopy();
  const role = RoleTypeValues.find((one) => one === store.get('role')) ?? 'NORMA';
  const chosen = new Set(codes.toValue(useFieldValue(store, name), []));
  const possible = possiblePermissions(role);
  const fixed = fixedPermissions[role];
  const set = (key: PermissionKey, isHeld: boolean) =>
    onChange(
      name,
      codes.toText(possible.filter((one) => (one === key ? isHeld : chosen.has(one)))),
    );
  const groups = permissionGroups
    .map(({ label, keys }) => ({ label, keys: keys.filter((key) => possible.includes(key)) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <>
      {groups.map(({ label, keys }, place) => (
        <FieldGroup
          key={label}
          id={place === 0 ? id : `${id}-${label}`}
          legend={copy[label]}
          {...(place === 0 ? { hint: copy.keysHint, error } : {})}
        >
          <div className={css.keys}>
            {keys.map((key) => {
              const label = PermissionKeyLabels[key];
              const isFixed = fixed.includes(key);
              return (
                <Checkbox
                  key={key}
                  label={isFixed ? fillCopy(copy.alwaysNote, { name: label }) : label}
                  checked={isFixed || chosen.has(key)}
                  disabled={isFixed}
                  onChange={(event) => set(key, event.target.checked)}
                />
              );
            })}
          </div>
        </FieldGroup>
      ))}
    </>
  );
}
