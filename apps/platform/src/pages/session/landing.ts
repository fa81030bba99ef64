import type { UserInfo } from '@huiqi/sdk';
import { landingPath } from '@huiqi/sdk/domain';
import { parse } from 'regexparam';
import { mayEnter } from '../../routes/guard.js';
import { pageRoutes } from '../../routes/siteRoutes.js';

function mayOpen(address: string, user: UserInfo): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  const route = pageRoutes.find((one) => parse(one.path).pattern.test(path));
  return route === undefined || mayEnter(route, user);
}

/**
 * Where a user goes after login: their original target, their role's start page, or the home page. Never a page closed
 * to them (spec 1 §4, §6).
 */
export function landingOf(user: UserInfo, target?: string): string {
  const wanted = [landingPath(user, target), landingPath(user)];
  return wanted.find((path) => mayOpen(path, user)) ?? '/homePage';
}
