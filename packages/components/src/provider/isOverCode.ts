/** Removed, changed or decided since it was shown; an activity ended or cancelled, a rating given (spec 2 §8). */
const codes: readonly unknown[] = ['100404', '100409', '791172', '791173', '796107'];

/** Whether the server refused an action because the record is no longer as it was shown. */
export const isOverCode = (code: string | undefined): boolean => codes.includes(code);
