import { useClient, useDropRegional } from '@huiqi/components/provider';
import { switchArea, type AreaInfo } from '@huiqi/sdk';
import { useSite } from '../boot/SiteContext.js';

/** Switches the visit to a region; rejects with the HuiqiError of its configuration, without changing anything. */
export function useChooseRegion(): (area: AreaInfo) => Promise<void> {
  const client = useClient();
  const { setRegion } = useSite();
  const dropRegional = useDropRegional();
  return async (area) => {
    setRegion(await switchArea(client, area));
    void dropRegional();
  };
}
