const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A human-readable size: `1.5 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${Number(size.toFixed(1))} ${units[unit] ?? 'B'}`;
}

function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const name = file.name.toLowerCase();
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
    .some((part) => {
      if (part.startsWith('.')) return name.endsWith(part);
      return part.endsWith('/*') ? file.type.startsWith(part.slice(0, -1)) : file.type === part;
    });
}

/** Why a file is rejected, or null. The server checks the content itself. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  accept: string,
  maxBytes: number,
): string | null {
  if (accept !== '' && !isAccepted(file, accept)) return `“${file.name}”的格式不支持`;
  return file.size > maxBytes ? `“${file.name}”超过 ${formatBytes(maxBytes)}` : null;
}
