import { FileTypeLabels, type ManagedPolicyMaterial, type PolicyTemplate } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import type { ManagedFieldsCopy } from './copy.js';

/** The typed value of a field that holds a list. */
export const listFrom = <Item>(typed: string): readonly Item[] =>
  typed === '' ? [] : (JSON.parse(typed) as Item[]);

/** Names of files, one per line. */
export const filesText = (typed: string): string =>
  listFrom<PolicyTemplate>(typed)
    .map(({ fileName }) => fileName)
    .join('\n');

/** Materials of a declaration, one per line. */
export const materialsText =
  (copy: ManagedFieldsCopy) =>
  (typed: string): string =>
    listFrom<ManagedPolicyMaterial>(typed)
      .map(({ name, required, types, template }) =>
        [
          name,
          required ? copy.mustHave : copy.optional,
          types.map((type) => FileTypeLabels[type]).join('、'),
          ...(template ? [fillCopy(copy.template, { name: template.fileName })] : []),
        ].join(' · '),
      )
      .join('\n');
