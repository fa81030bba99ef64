import {
  getNewOrderReport,
  getReportBasicInfo,
  getReportFinancialIndicators,
  getReportSupplyChain,
  getReportTaxDeclaration,
  type NewReport,
} from '@huiqi/sdk';
import { describeNewReport, type ReportDocument } from '@huiqi/sdk/report';
import { useMemo } from 'react';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useReportsCopy } from './copy.js';
import type { SectionState, SectionStates } from './sectionState.js';

export interface AnalysisReportState {
  /** The parts of the report so far; failed if nothing could be read. */
  readonly state: DataStateValue<ReportDocument>;
  readonly error: unknown;
  /** Parts that are loading or failed, by section id. */
  readonly states: SectionStates;
  /** Whether everything was read and empty. */
  readonly isEmpty: boolean;
  /** Whether no part is still loading. */
  readonly isComplete: boolean;
  /** Whether a part could not be read, without which the report would be printed as if there were nothing. */
  readonly isPartial: boolean;
}

const pending = (value: DataStateValue<unknown>): SectionState | undefined =>
  value.status === 'loading' || value.status === 'error' ? value : undefined;

/** The head and the four parts of the analysis report, loaded in parallel. */
export function useAnalysisReport(orderId: string): AnalysisReportState {
  const copy = useReportsCopy();
  const input = { id: orderId };
  const head = useOperation(getNewOrderReport, input);
  const basics = useOperation(getReportBasicInfo, input);
  const finance = useOperation(getReportFinancialIndicators, input);
  const tax = useOperation(getReportTaxDeclaration, input);
  const supply = useOperation(getReportSupplyChain, input);
  const queries = [head, basics, finance, tax, supply];

  const header = head.data?.header;
  const [JBXX, CWZB, NSSB, SXYGYL] = [basics.data, finance.data, tax.data, supply.data];
  const report = useMemo(() => {
    // If the head fails, the registration names the company.
    const known: NewReport['header'] = header ?? {
      name: JBXX?.nsrmc ?? '',
      code: JBXX?.nsrsbh ?? '',
      date: '',
      reason: '',
      disclaimer: copy.disclaimer,
    };
    const parts = { JBXX, CWZB, NSSB, SXYGYL };
    const reportData = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, part ?? null]),
    ) as unknown as NewReport['reportData'];
    const described = describeNewReport({ header: known, reportData });
    return known.name ? described : { ...described, title: copy.loadingTitle };
  }, [header, JBXX, CWZB, NSSB, SXYGYL, copy]);

  // Number and date, which the head brings, would move all that is below them.
  const isThere = !head.isPending && queries.some(({ data }) => data !== undefined);
  const hasFailed = queries.every(({ isError, data }) => isError && data === undefined);
  return {
    state: isThere
      ? { status: 'ready', data: report }
      : hasFailed
        ? toDataState<never>(head as never)
        : { status: 'loading' },
    error: head.error,
    states: {
      basicInfo: pending(toDataState(basics)),
      financialIndicators: pending(toDataState(finance)),
      taxDeclaration: pending(toDataState(tax)),
      supplyChain: pending(toDataState(supply)),
    },
    isEmpty: queries.every(({ data }) => data === null),
    isComplete: queries.every(({ isPending }) => !isPending),
    isPartial: queries.some(({ isError, data }) => isError && data === undefined),
  };
}
