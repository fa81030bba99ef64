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

/** Name of the file (spec 1 §7 Admin orders), whatever a proxy makes of the server's. */
export const exportFileName = '申请信息.xls';

/** Milliseconds from one question how far an export is to the next; a small one is done before the first. */
const askEvery = 800;

/** Filters of the list of orders. */
export type ExportFilters = OperationInput<'countExportOrders'>;

/** One export at a time: it is written, downloaded and saved. `run` resolves with whether there is a file. */
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
    // Whether one answer is missing changes nothing.
    const asking = setInterval(() => void ask().catch(() => undefined), askEvery);
    try {
      // JSON leaves out what is undefined.
      const body = { ...filters, exportId, fieldList: [...fields] } as OrderExport;
      // However many orders there are, the user sees how far it is and may cancel.
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
