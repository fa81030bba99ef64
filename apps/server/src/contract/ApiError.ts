import type { FieldError } from '@huiqi/sdk';
import { catalogue } from './catalogue.js';

/** A refusal with a code of the catalogue. Message and HTTP status default to the catalogue's. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly httpStatus: number;
  readonly userMessage: string;

  constructor(
    readonly code: string,
    readonly details: {
      message?: string;
      fieldErrors?: FieldError[];
      retryAfterSeconds?: number;
      /** An HTTP status more specific than the code's. */
      httpStatus?: number;
    } = {},
  ) {
    super(`Refused with code ${code}`);
    const row = catalogue.get(code);
    if (!row) throw new Error(`Code ${code} is not in openapi/errors.yaml`);
    this.httpStatus = details.httpStatus ?? row.httpStatus;
    this.userMessage = details.message ?? row.message;
  }
}

export const notFound = () => new ApiError('100404');
export const forbidden = () => new ApiError('100403');
export const conflict = (message?: string) =>
  new ApiError('100409', message === undefined ? {} : { message });
export const invalid = (fieldErrors: FieldError[]) => new ApiError('100400', { fieldErrors });

/** Returns what a search found; throws 100404 if it found nothing. */
export function existing<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw notFound();
  return found;
}
