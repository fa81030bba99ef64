import type { PolicyDetail } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { existing, notFound } from '../../contract/ApiError.js';
import type { Call, Handlers } from '../../http/context.js';
import { plainDecimal } from '../../text/decimals.js';
import { policyDefinition } from './policyDefinition.js';
import { findTemplate, listByIds, readTemplateNames } from './repository.js';
import { setFavourite } from './favouriteRepository.js';
import { addPolicyView } from './addPolicyView.js';
import { templateAddress } from './templateAddress.js';

type DetailCall = Call<'getPolicy'>;

async function filesOf({ db, config }: DetailCall, ids: readonly string[]) {
  const names = await readTemplateNames(db, ids);
  return ids.flatMap((id) => {
    const fileName = names.get(id);
    return fileName === undefined ? [] : [{ fileName, url: templateAddress(config, id) }];
  });
}

async function readDetail(call: DetailCall): Promise<PolicyDetail> {
  const today = formatDate(call.now());
  const definition = existing(await policyDefinition(call, call.input.id, today));
  const reading = { userId: call.visitor?.id ?? null, today };
  const [listed] = await listByIds(call.db, [call.input.id], reading);
  if (!listed) throw notFound();
  const { policy, isValid, basicFiles, declarationFiles } = definition;
  return {
    ...listed,
    content: policy.content,
    applicants: policy.applicants,
    redemption: policy.redemption,
    minAmount: policy.minAmount === null ? null : plainDecimal(policy.minAmount),
    steps: policy.steps,
    contact: policy.contact,
    files: await filesOf(call, policy.files),
    basicFiles,
    declarationFiles,
    requiresTaxAuth: policy.requiresTaxAuth,
    validity: isValid,
  };
}

export const detailHandlers = {
  getPolicy: readDetail,

  addPolicyView,

  downloadPolicyTemplate: async ({ db, input }) => {
    const file = existing(await findTemplate(db, input.id));
    const { content, mediaType, fileName } = file;
    return { content, size: content.length, mediaType, fileName, inline: false, isPublic: true };
  },

  togglePolicyFavourite: async ({ db, input, user, now }) => {
    const { policyId, favourite } = input.body;
    const [policy] = await listByIds(db, [policyId], { userId: user.id, today: formatDate(now()) });
    if (!policy) throw notFound();
    await setFavourite(db, { userId: user.id, policyId }, favourite, now());
    return null;
  },
} satisfies Handlers;
