import { runProgram } from './runProgram.mjs';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

/** Recomputes the audit trail of a database that no server uses; returns whether it is whole, and what was said. */
export async function verifyAudit(settings) {
  const program = [fromRoot('apps/server/dist/auditVerify.js')];
  const { code, output } = await runProgram(program, { HUIQI_SANDBOX: '1', ...settings });
  return { whole: code === 0, output };
}
