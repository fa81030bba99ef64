import { getEnterpriseBinding, type RelatedCompany } from '@huiqi/sdk';
import { useState } from 'react';
import { useOperation } from '../../../provider/useOperation.js';
import type { Authority } from './authorisationForm.js';

const nothing: readonly Authority[] = [];

/**
 * The data that a company permits reading, to be changed: what it has permitted, otherwise nothing, since consent must
 * be given explicitly (PIPL 14). Undefined while it loads.
 */
export function useGranted({ id, authorized }: Pick<RelatedCompany, 'id' | 'authorized'>) {
  const binding = useOperation(getEnterpriseBinding, { id }, { enabled: authorized });
  const [chosen, choose] = useState<readonly Authority[]>();
  const before = authorized ? binding.data?.authority : nothing;
  return { granted: chosen ?? before, choose, error: binding.error };
}
