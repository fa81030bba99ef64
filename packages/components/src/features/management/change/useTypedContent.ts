import { useMemo, useSyncExternalStore } from 'react';
import type { ManagedContent } from '@huiqi/sdk';
import type { ContentField } from '../fields/ContentField.js';
import { toContent } from './toContent.js';
import type { ChangeForm } from './useChangeForm.js';

/** The content as typed so far; rerenders with every change. */
export function useTypedContent(
  { form, base }: Pick<ChangeForm, 'form' | 'base'>,
  fields: readonly ContentField<ManagedContent>[],
): ManagedContent {
  const { subscribe, values } = form.store;
  const typed = useSyncExternalStore(subscribe, values, values);
  return useMemo(() => toContent(fields, base.content, typed), [fields, base.content, typed]);
}
