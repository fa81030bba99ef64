import { ApiError, invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { mailReport, MailRefusal, recipientOf, wordingOf } from './mailReport.js';
import { printReport } from './printReport.js';
import { recordReading } from './readReport.js';
import { readableOrder } from './reportAccess.js';

/** The report as a file. `htmlString` and `token` of older clients are ignored. */
export const documentHandlers = {
  sendReport: {
    prepare: async (call) => {
      const { id, body } = call.input;
      await readableOrder(call, id);
      if (body.orderId !== id)
        throw invalid([{ field: 'orderId', message: '与地址中的申请不一致' }]);
      const mail = {
        email: recipientOf(body.email),
        subject: wordingOf('name', body.name),
        remark: wordingOf('remark', body.remark),
      };
      const printed = await printReport(call, id);
      return async (inTransaction) => {
        try {
          await mailReport(inTransaction, printed, mail);
        } catch (error) {
          if (!(error instanceof MailRefusal)) throw error;
          return { type: 'error', message: error.message };
        }
        return { type: 'info', message: '报告已发送，请注意查收' };
      };
    },
  },

  downloadReport: async (call) => {
    const { id, body } = call.input;
    await readableOrder(call, id);
    const email = body.email === undefined ? undefined : recipientOf(body.email);
    const printed = await printReport(call, id);
    const { report, title, pdf } = printed;
    if (email !== undefined)
      await mailReport(call, printed, { email }).catch((error: unknown) => {
        if (!(error instanceof MailRefusal)) throw error;
        throw new ApiError('003001', { message: error.message });
      });
    await recordReading(call, report, 'DOWNLOAD');
    return {
      content: pdf,
      size: pdf.length,
      mediaType: 'application/pdf',
      fileName: `${title}.pdf`,
      inline: false,
      isPublic: false,
    };
  },
} satisfies Handlers;
