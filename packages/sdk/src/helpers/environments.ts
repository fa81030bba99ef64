import type { ClientOptions } from '../client/options.js';
import { isOwnPath } from '../domain/links/ownPath.js';

export const environmentNames = ['development', 'test', 'gray', 'preissue', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

/** Hosts of one environment (spec 1 §9 Environments). */
export interface Environment {
  /** Origin of the API. */
  readonly baseUrl: string;
  /** Origin of the backend host, which serves the credit reports at the same paths (spec 1 §7 Admin orders). */
  readonly backendUrl: string;
  /** Origin of the single sign-on. */
  readonly signOnUrl: string;
  /** Fixed id of this client at the single sign-on. */
  readonly clientId: string;
  /** Hosts a page may redirect to. */
  readonly allowedHosts: readonly string[];
}

const clientId = 'huiqi-web';
const preset = (prefix: string): Environment => ({
  baseUrl: `https://${prefix}huiqi.example`,
  backendUrl: `https://${prefix}backend.huiqi.example`,
  signOnUrl: `https://${prefix}sso.huiqi.example`,
  clientId,
  allowedHosts: [`${prefix}huiqi.example`, `${prefix}sso.huiqi.example`],
});

/**
 * The environments of the specification. It does not show their hosts: these are placeholders in a reserved domain;
 * override them with `defineEnvironments`.
 */
export const environments: Readonly<Record<EnvironmentName, Environment>> = {
  development: {
    baseUrl: 'http://localhost:4173',
    backendUrl: 'http://localhost:4173',
    signOnUrl: 'http://localhost:4173',
    clientId,
    allowedHosts: ['localhost'],
  },
  test: preset('test.'),
  gray: preset('gray.'),
  preissue: preset('preissue.'),
  production: preset(''),
};

/** The presets, overridden with your own hosts. */
export function defineEnvironments(
  own: Partial<Record<EnvironmentName, Partial<Environment>>>,
): Readonly<Record<EnvironmentName, Environment>> {
  return Object.fromEntries(
    environmentNames.map((name) => [name, { ...environments[name], ...own[name] }]),
  ) as Record<EnvironmentName, Environment>;
}

/** Options of a client for an environment: `createClient({ ...clientOptionsFor(environment) })`. */
export const clientOptionsFor = ({ baseUrl }: Environment): Pick<ClientOptions, 'baseUrl'> => ({
  baseUrl,
});

/**
 * Options of a client for the backend host, for reading credit reports from another site: `createClient({
 * ...backendOptionsFor(environment), session: { mode: 'token', token } })`. It does not use our cookies.
 */
export const backendOptionsFor = ({ backendUrl }: Environment): Pick<ClientOptions, 'baseUrl'> => ({
  baseUrl: backendUrl,
});

/**
 * Address of the single sign-on, which redirects to `returnTo` with a `code` for `getUserByCode`. Throws a TypeError unless
 * `returnTo` is a path of the site itself.
 */
export function signOnAddress(environment: Environment, returnTo: string): string {
  if (!isOwnPath(returnTo)) throw new TypeError('Huiqi SDK: returnTo must be a path of this site');
  const address = new URL('/authorize', environment.signOnUrl);
  address.searchParams.set('client_id', environment.clientId);
  address.searchParams.set('response_type', 'code');
  address.searchParams.set('redirect_uri', new URL(returnTo, environment.baseUrl).href);
  return address.href;
}
