import {
  createIdempotencyKey,
  exportOrders,
  getExportProgress,
  isHuiqiError,
  saveFile,
  type ExportField,
  type OperationInput,
  type OrderExport,
} from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../provider/context.js';
import { useAction } from '../../provider/useAction.js';

/** File name (spec 1 §7 Admin orders), regardless of what a proxy does to the server's. */
export const exportFileName = '申请信息.xls';

/** Polling interval of the progress in milliseconds; a small export finishes before the first poll. */
const askEvery = 800;

/** Filters of the list of orders. */
export type ExportFilters = OperationInput<'countExportOrders'> & {
  /** Only these of them. */
  readonly ids?: readonly string[] | undefined;
};

/** One export at a time: generated, downloaded and saved. `run` resolves with whether there is a file. */
export function useOrderExport() {
  const client = useClient();
  const [written, setWritten] = useState<number | null>(null);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const action = useAction(async (filters: ExportFilters, fields: readonly ExportField[]) => {
    const { signal } = (request.current = new AbortController());
    const exportId = createIdempotencyKey();
    setWritten(0);
    const ask = async () => {
      const progress = await getExportProgress(client, { exportId }, { signal });
      setWritten((before) => Math.max(before ?? 0, progress.written));
    };
    // A single failed poll has no effect.
    const asking = setInterval(() => void ask().catch(() => undefined), askEvery);
    try {
      // JSON omits undefined.
      const body = { ...filters, exportId, fieldList: [...fields] } as OrderExport;
      // No timeout: the user sees the progress and may cancel.
      const file = await exportOrders(client, { body }, { signal, timeoutMs: 0 });
      saveFile(file, exportFileName);
      return true;
    } catch (error) {
      if (isHuiqiError(error) && error.kind === 'aborted') return false;
      throw error;
    } finally {
      clearInterval(asking);
      setWritten(null);
    }
  });
  return { ...action, written, cancel: () => request.current?.abort() };
}
