/** A file an operation responds with, and the name the server gave it, if any. */
export interface FileResponse {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}
