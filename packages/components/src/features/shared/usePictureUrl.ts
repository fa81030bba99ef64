import { isOwnPath } from '@huiqi/sdk/domain';
import { useContext } from 'react';
import { HuiqiContext } from '../../provider/context.js';

/** Address of a picture that the server names by a path of its own: in a page of another origin it lies with the API. */
export function usePictureUrl(): (src: string) => string {
  const base = useContext(HuiqiContext)?.client.baseUrl ?? '';
  return (src) => (isOwnPath(src) ? base + src : src);
}
