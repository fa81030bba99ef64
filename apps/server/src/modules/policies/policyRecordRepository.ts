import { countDistinct, desc, eq } from 'drizzle-orm';
import type { PolicyApplyRecord, PolicyServiceEffect } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { companies } from '../../schema/companies.js';
import { policyApplications } from '../../schema/policyApplications.js';
import { maskCompanyName } from '../../text/maskCompanyName.js';
import { countPushes } from './pushRepository.js';
import { policies } from '../../schema/policies.js';

/** Submitted declarations as shown to the public, newest first. */
export const findRecords = (db: Queryable, paging: PageInput): Promise<Page<PolicyApplyRecord>> =>
  page(
    {
      rows: db
        .select({
          companyName: companies.name,
          policyTitle: policies.title,
          createdAt: policyApplications.createdAt,
        })
        .from(policyApplications)
        .innerJoin(companies, eq(companies.id, policyApplications.companyId))
        .innerJoin(policies, eq(policies.id, policyApplications.policyId))
        .orderBy(desc(policyApplications.createdAt), policyApplications.id),
      toItem: ({ companyName, policyTitle, createdAt }) => ({
        companyName: maskCompanyName(companyName),
        policyTitle,
        applyTs: createdAt.toISOString(),
      }),
      total: db.$count(policyApplications),
    },
    paging,
    constants.pageSizes.default,
  );

/** Key figures of the policy service. */
export async function readServiceEffect(db: Queryable): Promise<PolicyServiceEffect> {
  const [declared] = await db
    .select({ companies: countDistinct(policyApplications.companyId) })
    .from(policyApplications);
  const [redeemed] = await db
    .select({ policies: countDistinct(policyApplications.policyId) })
    .from(policyApplications)
    .where(eq(policyApplications.state, 'REDEEMED'));
  const pushed = await countPushes(db);
  return {
    declarationFirm: declared?.companies ?? 0,
    recommendFirm: pushed.companies,
    recommendPolicy: pushed.policies,
    redemptionPolicy: redeemed?.policies ?? 0,
  };
}
