import { DeliveryError, type Driver } from './message.js';

export interface SmtpOptions {
  /** `smtps://` or `smtp://` with user, password, host and port. */
  readonly url: string;
  readonly from: string;
}

const timeoutMs = 10_000;

/** Sends e-mail through an SMTP server; beyond this machine only if the server offers TLS. */
export function createSmtp({ url, from }: SmtpOptions): Driver {
  const { hostname, protocol } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const options = {
    url,
    requireTLS: protocol === 'smtp:' && !isLocal,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Messages are our own text: nothing in them may name a file or address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded by the first message instead of every start.
  const open = async () => (await import('nodemailer')).createTransport(options);
  let transport: ReturnType<typeof open> | undefined;
  return {
    deliver: async ({ id, to, subject = '', text, attachments = [] }) => {
      try {
        const opened = await (transport ??= open());
        await opened.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@huiqi>`,
          attachments: attachments.map(({ fileName, mediaType, content }) => ({
            filename: fileName,
            contentType: mediaType,
            content,
          })),
        });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        const isLasting = responseCode !== undefined && responseCode >= 500;
        // The error's own text repeats the recipient.
        throw new DeliveryError(
          `The mail server refused: ${responseCode ?? 'no answer'}`,
          isLasting,
        );
      }
    },
  };
}
