import type { FieldError, PartnerChange } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import { unknownInScope } from './partnerChangeRepository.js';

type CheckCall = Pick<Call<never>, 'config' | 'db'>;

/** Whether a browser could send the text as an `Origin` over a secure connection. */
function isOrigin(text: string, sandbox: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || (sandbox && protocol === 'http:'));
}

/** Throws 100400 for invalid origins, and for a scope with unknown entries. */
export async function checkPartner(
  { config, db }: CheckCall,
  { origins, scope }: Pick<PartnerChange, 'origins' | 'scope'>,
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
