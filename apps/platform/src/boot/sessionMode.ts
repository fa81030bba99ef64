/**
 * How this page holds its session. On a partner's page of another site browsers send no cookie into a frame, so a framed
 * page holds a token, in memory; where the cookie does arrive, it is used as long as there is no token. Frames of a page
 * of the same host, such as the windows of a desktop client, share its cookie; Firefox does not tell, and gets a token.
 */
export function sessionMode({ parent, self, location } = window): 'cookie' | 'token' {
  if (parent === self) return 'cookie';
  const above = [...(location.ancestorOrigins ?? [])];
  const isHere = (origin: string) =>
    origin.replaceAll(/^https?:\/\/|:\d+$/g, '') === location.hostname;
  return above.length > 0 && above.every(isHere) ? 'cookie' : 'token';
}
