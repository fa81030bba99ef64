import {
  ChangeStateLabels,
  ChangeStateValues,
  ManagedKindLabels,
  ManagedKindValues,
  ManagedStateLabels,
  ManagedStateValues,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { linkedId, oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { ManagementCopy } from '../copy.js';
import type { TransferCopy } from '../transfer/copy.js';

export const managedFilters = defineFilters({
  keyword: text({ max: 60 }),
  state: oneOf(ManagedStateValues),
  index: page(),
});

export type ManagedFilters = FilterValues<typeof managedFilters.spec>;

export const managedFilterLabels = (
  copy: ManagementCopy,
): FilterLabels<typeof managedFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  state: { label: copy.state, values: ManagedStateLabels },
});

export const changeFilters = defineFilters({
  state: oneOf(ChangeStateValues),
  kind: oneOf(ManagedKindValues),
  importId: linkedId(),
  index: page(),
});

export type ChangeFilters = FilterValues<typeof changeFilters.spec>;

export const changeFilterLabels = (
  copy: ManagementCopy,
  { ofImport, thisOne }: Pick<TransferCopy, 'ofImport' | 'thisOne'>,
  importId: string | undefined,
): FilterLabels<typeof changeFilters.spec> => ({
  state: { label: copy.changeState, values: ChangeStateLabels },
  kind: { label: copy.kind, values: ManagedKindLabels },
  // Its id says nothing to people.
  importId: { label: ofImport, values: importId === undefined ? {} : { [importId]: thisOne } },
});
