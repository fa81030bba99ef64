import { createContext, useContext } from 'react';
import type { AreaConfig, AreaInfo, UserInfo } from '@huiqi/sdk';

export interface Region {
  readonly area: AreaInfo;
  readonly config: AreaConfig;
}

export interface ArrivalFailure {
  readonly error: unknown;
  /** Asks again. */
  readonly retry: () => void;
}

export interface Site extends Region {
  readonly user: UserInfo | null;
  /** It is not known yet who is here: places of what is personal stay empty. */
  readonly isArriving: boolean;
  /** Why it could not be found out who is here; null where it could. */
  readonly arrivalFailure: ArrivalFailure | null;
  /** Fetches the code of the page at an address; undefined when nothing has to be fetched. */
  readonly preload: (address: string) => Promise<void> | undefined;
  readonly setUser: (user: UserInfo | null) => void;
  /** Shows another region, which calls are made for already; `useChooseRegion` moves the visit. */
  readonly setRegion: (region: Region) => void;
}

export const SiteContext = createContext<Site | null>(null);

/** Who is here and which region the site is for. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext around it');
  return site;
}
