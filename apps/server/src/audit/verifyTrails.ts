import type { Db } from '../db/database.js';
import { declarationTrail } from '../modules/policyApplications/declarationTrail.js';
import { serviceOrderTrail } from '../modules/serviceOrders/serviceOrderTrail.js';
import { securityTrail } from '../securityEvents/securityTrail.js';
import {
  accountTrails,
  declarationTrails,
  describeChains,
  describeReport,
  serviceOrderTrails,
  type OtherTrails,
} from './describeReport.js';
import { hasChain, verifyTrail, type TrailReport } from './verifyTrail.js';

const others = [
  [declarationTrails, declarationTrail],
  [serviceOrderTrails, serviceOrderTrail],
  [accountTrails, securityTrail],
] as const;

export interface AuditReport {
  readonly orders: TrailReport;
  readonly others: readonly OtherTrails[];
}

/** Verifies the trails of orders and of everything else; undefined in a database from before there were any. */
export async function verifyTrails(db: Db): Promise<AuditReport | undefined> {
  if (!(await hasChain(db))) return undefined;
  const orders = await verifyTrail(db);
  const verified: OtherTrails[] = [];
  for (const [kind, trail] of others)
    verified.push({ kind, report: (await trail.exists(db)) ? await trail.verify(db) : null });
  return { orders, others: verified };
}

export const countFaults = (report: AuditReport): number =>
  report.others.reduce(
    (sum, one) => sum + (one.report?.faults.length ?? 0),
    report.orders.faults.length,
  );

/** Describes a report for people. */
export const describeTrails = (report: AuditReport): string[] => [
  ...describeReport(report.orders),
  ...report.others.flatMap(describeChains),
];
