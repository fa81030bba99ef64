import type { ScanApplyScreenProps } from '@huiqi/components/products/ScanApplyScreen';
import { ScanApplyScreen } from '@huiqi/components/products/ScanApplyScreen';
import { useEffect } from 'react';
import { stayOnPhone } from '../../routes/isPhone.js';

/** Who has scanned a code wants to go on with the phone in hand. */
export function ScanApply(props: ScanApplyScreenProps) {
  useEffect(stayOnPhone, []);
  return <ScanApplyScreen {...props} />;
}
