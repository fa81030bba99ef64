/** A file of a form: its name and its bytes. */
export type FormFile = readonly [name: string, content: Uint8Array];

const fileOf = ([name, content]: FormFile) => new File([new Uint8Array(content)], name);

/** The form of `uploadFiles`. */
export function filesForm(files: readonly FormFile[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', fileOf(file));
  return form;
}

/** The form of `uploadFile`. */
export function uploadForm(token: string, key: string, file: FormFile): FormData {
  const form = new FormData();
  form.append('key', key);
  form.append('token', token);
  form.append('file', fileOf(file));
  return form;
}
