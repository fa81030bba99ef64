import { ApiError } from '../../contract/ApiError.js';
import { ExportSlots } from './ExportSlots.js';

/** Maximum concurrent exports of one user. */
export const exportsPerUser = 2;

/** This process's exports whose file has not been sent yet. Each holds a connection while it is written. */
export const slots = new ExportSlots({ perUser: exportsPerUser, inAll: 6 });

/** The refusal of an export beyond the limit: 信息下载中，请稍后. */
export const tooMany = () => new ApiError('003001', { retryAfterSeconds: 5 });
