import type { PolicyMaterial } from '@huiqi/sdk';
import type { Config } from '../../config/config.js';
import type { Queryable } from '../../db/database.js';
import { isDeclarableOn, isValidOn } from './declareState.js';
import { policyById, readTemplateNames, type PolicyRow } from './repository.js';
import type { PolicyFileDefinition } from '../../schema/policies.js';
import { templateAddress } from './templateAddress.js';

/** What a declaration of a policy requires, and whether the policy can be declared on a day. */
export interface PolicyDefinition {
  readonly policy: PolicyRow;
  /** False after its last day or once withdrawn. */
  readonly isValid: boolean;
  readonly isDeclarable: boolean;
  readonly basicFiles: PolicyMaterial[];
  readonly declarationFiles: PolicyMaterial[];
}

const toMaterial = (
  { id, name, required, types, templateFileId }: PolicyFileDefinition,
  config: Pick<Config, 'product'>,
  names: ReadonlyMap<string, string>,
): PolicyMaterial => {
  const templateName = names.get(templateFileId ?? '') ?? null;
  return {
    id,
    name,
    required,
    types: [...types],
    templateName,
    templateUrl:
      templateFileId === null || templateName === null
        ? null
        : templateAddress(config, templateFileId),
  };
};

interface Sources {
  readonly db: Queryable;
  readonly config: Pick<Config, 'product'>;
}

/** The materials of a stored policy, with the addresses of their templates. */
export async function materialsOf(
  { db, config }: Sources,
  { basicFiles, declarationFiles }: Pick<PolicyRow, 'basicFiles' | 'declarationFiles'>,
): Promise<Pick<PolicyDefinition, 'basicFiles' | 'declarationFiles'>> {
  const templates = [...basicFiles, ...declarationFiles].flatMap(({ templateFileId }) =>
    templateFileId === null ? [] : [templateFileId],
  );
  const names = await readTemplateNames(db, templates);
  return {
    basicFiles: basicFiles.map((file) => toMaterial(file, config, names)),
    declarationFiles: declarationFiles.map((file) => toMaterial(file, config, names)),
  };
}

/** What a declaration of a policy requires on a day (YYYY-MM-DD); undefined for an unknown policy. */
export async function policyDefinition(
  sources: Sources,
  policyId: string,
  today: string,
): Promise<PolicyDefinition | undefined> {
  const policy = await policyById(sources.db, policyId);
  if (!policy) return undefined;
  return {
    policy,
    isValid: isValidOn(policy, today),
    isDeclarable: isDeclarableOn(policy, today),
    ...(await materialsOf(sources, policy)),
  };
}
