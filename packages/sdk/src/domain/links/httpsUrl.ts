/** The address if it is https, since it comes from data and ends up in a link or QR code. */
export function httpsUrl(url: string | null | undefined): string | undefined {
  try {
    const { protocol, href } = new URL(url ?? '');
    return protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}
