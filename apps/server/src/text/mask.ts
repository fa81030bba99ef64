/** Hides the four middle digits of a mobile number. */
export function maskPhone(phone: string | null): string | null {
  return phone === null ? null : phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
}
