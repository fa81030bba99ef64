import { ApiError } from '../../contract/ApiError.js';
import { ExportSlots } from './ExportSlots.js';

/** Exports that one user may have at a time. */
export const exportsPerUser = 2;

/** Exports of this process whose file has not been sent yet. Each holds a connection while it is written. */
export const slots = new ExportSlots({ perUser: exportsPerUser, inAll: 6 });

/** The refusal of one export too many: 信息下载中，请稍后. */
export const tooMany = () => new ApiError('003001', { retryAfterSeconds: 5 });
