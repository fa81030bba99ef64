import { isOwnPath } from '@huiqi/sdk/domain';
import { useContext } from 'react';
import { HuiqiContext } from './context.js';

/** Resolves a picture that the server names by its own path: on a page of another origin it is relative to the API. */
export function usePictureUrl(): (src: string) => string {
  const base = useContext(HuiqiContext)?.client.baseUrl ?? '';
  return (src) => (isOwnPath(src) ? base + src : src);
}
