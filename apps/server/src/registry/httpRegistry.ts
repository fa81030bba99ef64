import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Config } from '../config/config.js';
import { registryUnavailable, type CompanyRegistry } from './CompanyRegistry.js';
import { readLimited } from './readLimited.js';
import { registryReplies } from './registryReplies.js';
import { sameName } from './sameName.js';

const maxBytes = 262_144;
/** Lists in a report have up to 500 rows each. */
const maxReportBytes = 2_097_152;

/** Called with the reason of a failed call, never with its personal input. */
export type RegistryProblem = (reason: string) => void;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';

/** A register over HTTP, as README.md describes it. Calls end after the timeout and follow no redirect. */
export function httpRegistry(
  { url, secret, timeoutMs }: NonNullable<Config['registry']>,
  onProblem: RegistryProblem,
): CompanyRegistry {
  async function read(path: string, body?: object, most = maxBytes): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${secret}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404 && !body) {
      await response.body?.cancel();
      return null;
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    return JSON.parse(await readLimited(response, most));
  }

  /** Calls the register; throws for anything but a valid reply. */
  async function ask<Reply>(
    valid: ValidateFunction<Reply>,
    path: string,
    body?: object,
    most?: number,
  ): Promise<Reply | null> {
    try {
      const reply = await read(path, body, most);
      if (reply === null && !body) return null;
      if (valid(reply)) return reply;
      throw new Error(`reply breaks its schema at ${valid.errors?.[0]?.instancePath || '/'}`);
    } catch (error) {
      // The parser's message would quote the reply.
      onProblem(error instanceof SyntaxError ? 'reply is no JSON' : reasonOf(error));
      throw registryUnavailable();
    }
  }

  const check = async (name: string, body: object) => {
    const reply = await ask(registryReplies.check, `/checks/${name}`, body);
    if (!reply) throw registryUnavailable();
    return reply;
  };

  return {
    findByCreditCode: async (creditCode) => {
      const code = creditCode.toUpperCase();
      const found = await ask(registryReplies.company, `/companies/${encodeURIComponent(code)}`);
      return found?.creditCode === code ? found : null;
    },
    findByName: async (name) => {
      const path = `/companies?name=${encodeURIComponent(name)}`;
      const found = await ask(registryReplies.companies, path);
      return found?.companies.find((company) => sameName(company.name, name)) ?? null;
    },
    listRelated: async (creditCode) => {
      const path = `/companies/${encodeURIComponent(creditCode.toUpperCase())}/related`;
      return (await ask(registryReplies.companies, path))?.companies ?? [];
    },
    findFigures: async (creditCode) => {
      const path = `/companies/${encodeURIComponent(creditCode.toUpperCase())}/figures`;
      return ask(registryReplies.figures, path);
    },
    findReport: async (creditCode) => {
      const code = creditCode.toUpperCase();
      const path = `/companies/${encodeURIComponent(code)}/report`;
      return ask(registryReplies.report, path, undefined, maxReportBytes);
    },
    checkLegalPerson: (person) => check('legal-person', person),
    checkCompany: (elements) => check('company', elements),
    checkLegalPhone: (claim) => check('legal-phone', claim),
  };
}
