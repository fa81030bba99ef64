import { CompanyBindingContext, type ScreenProps } from '@huiqi/components/provider';
import type { ComponentType } from 'react';
import { useDesktop } from '../../desktop/DesktopContext.js';
import { useRegionOfAddress } from './useRegionOfAddress.js';

/** A screen as a page at an insurer-type address: the desktop client binds companies in its own form (spec 1 §4). */
export function insurerScreen(Screen: ComponentType<ScreenProps>): ComponentType<ScreenProps> {
  return function InsurerScreen(props) {
    const desktop = useDesktop();
    const isReady = useRegionOfAddress();
    return (
      <CompanyBindingContext.Provider value={desktop?.openCompanyBinding ?? null}>
        {isReady && <Screen {...props} />}
      </CompanyBindingContext.Provider>
    );
  };
}
