/**
 * How this page holds its session. On a partner's page of another site browsers send no cookie into a frame, so a framed
 * page holds a token, in memory; where the cookie does arrive, it is used as long as there is no token.
 */
export const sessionMode = (page: Pick<Window, 'parent'> = window): 'cookie' | 'token' =>
  page.parent === page ? 'cookie' : 'token';
