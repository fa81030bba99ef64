import type { QueryClient } from '@tanstack/react-query';
import type { HuiqiClient } from '@huiqi/sdk';
import { createContext, useContext } from 'react';
import type { DraftStorage } from './draftStorage.js';

export interface HuiqiValue {
  readonly client: HuiqiClient;
  readonly queryClient: QueryClient;
  readonly drafts: DraftStorage;
}

export const HuiqiContext = createContext<HuiqiValue | null>(null);

/** Returns what the nearest `HuiqiProvider` holds. Throws if there is none. */
export function useHuiqi(): HuiqiValue {
  const value = useContext(HuiqiContext);
  if (!value) throw new Error('Huiqi components: no HuiqiProvider around this component');
  return value;
}

/** Returns the client of the nearest provider. Throws if there is none. */
export function useClient(): HuiqiClient {
  return useHuiqi().client;
}
