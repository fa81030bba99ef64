import { useReportsCopy } from './copy.js';
import { NoReport } from './NoReport.js';
import type { ReportProps } from './ReportProps.js';
import { ReportPage } from './ReportPage.js';
import { ReportPageState } from './ReportPageState.js';
import { useOnLoaded } from '../../provider/useOnLoaded.js';
import { useAnalysisReport } from './useAnalysisReport.js';

/** The analysis report: four parts that load in parallel, each with its own state (spec 2 §4). */
export function AnalysisReport(props: Omit<ReportProps, 'type'>) {
  const { orderId, back, authorisation, printer, onReport } = props;
  const copy = useReportsCopy();
  const { state, error, states, isEmpty, isComplete, isPartial } = useAnalysisReport(orderId);
  const name = state.status === 'ready' ? state.data.header.name : undefined;
  useOnLoaded(name, onReport);
  return (
    <ReportPageState state={state} error={error} back={back} authorisation={authorisation}>
      {(report) =>
        isEmpty ? (
          <NoReport title={copy.noReportTitle} line={copy.noReportHint} back={back} />
        ) : (
          <ReportPage
            {...{ orderId, back, report, states, isComplete }}
            printer={isPartial ? null : printer}
          />
        )
      }
    </ReportPageState>
  );
}
