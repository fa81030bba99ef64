import { getOrderReport } from '@huiqi/sdk';
import { describeReport } from '@huiqi/sdk/report';
import { useMemo } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOnLoaded } from '../../provider/useOnLoaded.js';
import { useOperation } from '../../provider/useOperation.js';
import { useReportsCopy } from './copy.js';
import { NoReport } from './NoReport.js';
import type { ReportProps } from './ReportProps.js';
import { ReportPage } from './ReportPage.js';
import { ReportPageState } from './ReportPageState.js';

/** Registration, invoices, declarations and statements, each section with its validity flag. */
export function DetailedReport(props: Omit<ReportProps, 'type'>) {
  const { orderId, back, authorisation, printer, onReport } = props;
  const copy = useReportsCopy();
  const query = useOperation(getOrderReport, { id: orderId });
  const { data } = query;
  const report = useMemo(() => (data ? describeReport(data) : null), [data]);
  const name = report?.header.name;
  useOnLoaded(name, onReport);
  return (
    <ReportPageState
      state={toDataState(query)}
      error={query.error}
      back={back}
      authorisation={authorisation}
    >
      {() =>
        report ? (
          <ReportPage {...{ orderId, back, report, printer }} />
        ) : (
          <NoReport title={copy.noReportTitle} line={copy.noReportHint} back={back} />
        )
      }
    </ReportPageState>
  );
}
