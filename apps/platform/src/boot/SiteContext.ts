import { createContext, useContext } from 'react';
import type { AreaConfig, AreaInfo, UserInfo } from '@huiqi/sdk';

export interface Site {
  readonly user: UserInfo | null;
  readonly area: AreaInfo;
  readonly config: AreaConfig;
  readonly setUser: (user: UserInfo | null) => void;
}

export const SiteContext = createContext<Site | null>(null);

/** Who is here and which region the site is for. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext around it');
  return site;
}
