import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { ServedFile } from '../context.js';

const immutable = 'public, max-age=31536000, immutable';

/** Sends a file so that no browser runs it as a page of ours (ASVS 5.4, 3.2.1). */
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
