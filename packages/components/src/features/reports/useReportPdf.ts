import { saveFile } from '@huiqi/sdk';
import type { ReportDocument } from '@huiqi/sdk/report';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../provider/context.js';
import { useAction } from '../../provider/useAction.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { useReportsCopy } from './copy.js';
import { reportFileName } from './reportFileName.js';
import { reportPdf, type ReportPrinter } from './reportPdf.js';

export interface ReportPdf {
  readonly run: () => Promise<unknown>;
  readonly cancel: () => void;
  readonly busy: boolean;
  /** 0 to 100. */
  readonly progress: number;
  readonly error: unknown;
}

/** Prints a report's PDF and saves it under the report's title; the server prints it if the browser cannot. */
export function useReportPdf(
  orderId: string,
  report: ReportDocument,
  printer: ReportPrinter | null,
): ReportPdf {
  const client = useClient();
  const toast = useToast();
  const copy = useReportsCopy();
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const action = useAction(async () => {
    const { signal } = (running.current = new AbortController());
    try {
      const job = { client, orderId, report, signal, printer };
      const blob = await reportPdf({ ...job, onProgress: setProgress });
      if (signal.aborted) return;
      saveFile({ blob, fileName: undefined }, reportFileName(report.title));
      toast.success(copy.downloaded);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
  return { run: action.run, cancel, busy: action.busy, progress, error: action.error };
}
