import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** The encoding of a body that is stored compressed; null for none. */
export const chooseEncoding = ({ headers }: FastifyRequest): 'br' | 'gzip' | null =>
  negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']);
