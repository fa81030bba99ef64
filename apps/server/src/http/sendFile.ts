import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** What the handler of an operation that responds with a file returns. */
export interface ServedFile {
  readonly content: Readable | Buffer;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
  readonly fileName: string;
  /** A picture that this server encoded itself may be shown in a page; everything else is saved. */
  readonly inline: boolean;
  /** Everybody may see it, partners' pages too. */
  readonly isPublic: boolean;
}

const immutable = 'public, max-age=31536000, immutable';

/** Sends a file so that no browser runs it as a page of ours (V-33, ASVS 5.4, 3.2.1). */
export function sendFile(reply: FastifyReply, file: ServedFile): FastifyReply {
  const { content, size, mediaType, fileName, inline, isPublic } = file;
  return reply
    .type(mediaType)
    .headers({
      'Content-Length': size,
      'Content-Disposition': contentDisposition(fileName, {
        type: inline ? 'inline' : 'attachment',
      }),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-origin',
      'Cache-Control': isPublic ? immutable : 'private, no-store',
    })
    .send(content);
}
