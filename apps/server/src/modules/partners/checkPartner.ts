import type { FieldError, PartnerChange } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { unknownInScope } from './repositoryChanges.js';

type CheckCall = Pick<Call<never>, 'config' | 'db'>;

/** Whether a browser would send the text as an `Origin`, over a safe connection. */
function isOrigin(text: string, sandbox: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || (sandbox && protocol === 'http:'));
}

/** Throws 100400 for origins that no browser sends, and for a scope that names what does not exist. */
export async function checkPartner(
  { config, db }: CheckCall,
  { origins, scope }: PartnerChange,
): Promise<void> {
  const problems: FieldError[] = origins.flatMap((origin, at) =>
    isOrigin(origin, config.sandbox)
      ? []
      : [{ field: `origins.${at}`, message: '请填写完整来源，例如 https://www.bank.example' }],
  );
  for (const name of await unknownInScope(db, scope))
    problems.push({ field: `scope.${name}`, message: '包含不存在的编号' });
  if (problems.length > 0) throw invalid(problems);
}
