import type { PolicyDetail } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { ApiError, notFound } from '../../contract/ApiError.js';
import type { Call, Handlers } from '../../http/context.js';
import { countUse } from '../../security/rateLimit.js';
import { plainDecimal } from '../../text/decimals.js';
import { policyDefinition } from './policyDefinition.js';
import { findTemplate, listByIds, readTemplateNames } from './repository.js';
import { setFavourite } from './repositoryFavourites.js';
import { countPolicyView } from './repositoryViews.js';
import { templateAddress } from './templateAddress.js';

type DetailCall = Call<'getPolicy'>;

/** One view of a policy counts for an address in ten minutes, so that nobody inflates the figure. */
const viewLimit = { max: 1, windowSeconds: 600 };

async function countView({ db, input, now, request }: DetailCall): Promise<void> {
  try {
    await countUse(db, { ...viewLimit, key: `policyView:${input.id}:${request.ip}` }, now());
  } catch (error) {
    if (error instanceof ApiError) return;
    throw error;
  }
  await countPolicyView(db, input.id);
}

async function filesOf({ db, config }: DetailCall, ids: readonly string[]) {
  const names = await readTemplateNames(db, ids);
  return ids.flatMap((id) => {
    const fileName = names.get(id);
    return fileName === undefined ? [] : [{ fileName, url: templateAddress(config, id) }];
  });
}

async function readDetail(call: DetailCall): Promise<PolicyDetail> {
  const today = formatDate(call.now());
  const definition = await policyDefinition(call, call.input.id, today);
  if (!definition) throw notFound();
  await countView(call);
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

  downloadPolicyTemplate: async ({ db, input }) => {
    const file = await findTemplate(db, input.id);
    if (!file) throw notFound();
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
