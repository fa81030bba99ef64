import type { QueryClient } from '@tanstack/react-query';
import type { HuiqiClient } from '@huiqi/sdk';
import { createContext, useContext } from 'react';
import type { CopyOverrides } from './copy.js';
import type { DraftStorage } from './draftStorage.js';

export interface HuiqiValue {
  readonly client: HuiqiClient;
  readonly queryClient: QueryClient;
  readonly copy: CopyOverrides;
  readonly drafts: DraftStorage;
}

export const HuiqiContext = createContext<HuiqiValue | null>(null);

/** What the nearest `HuiqiProvider` gives. */
export function useHuiqi(): HuiqiValue {
  const value = useContext(HuiqiContext);
  if (!value) throw new Error('Huiqi components: no HuiqiProvider around this component');
  return value;
}

/** The client of the nearest provider. */
export function useClient(): HuiqiClient {
  return useHuiqi().client;
}
