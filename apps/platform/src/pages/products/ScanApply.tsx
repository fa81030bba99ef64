import type { ScanApplyScreenProps } from '@huiqi/components/products/ScanApplyScreen';
import { ScanApplyScreen } from '@huiqi/components/products/ScanApplyScreen';
import { useEffect } from 'react';
import { stayOnPhone } from '../../routes/isPhone.js';

/** After scanning a code, the user continues on the phone. */
export function ScanApply(props: ScanApplyScreenProps) {
  useEffect(stayOnPhone, []);
  return <ScanApplyScreen {...props} />;
}
