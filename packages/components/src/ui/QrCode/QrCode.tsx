import { create } from 'qrcode';
import { code } from './QrCode.css.js';

export interface QrCodeProps {
  /** What the code says, usually an address. */
  readonly value: string;
  /** Accessible name: what scanning it leads to. */
  readonly label: string;
  /** Edge length in pixels, with the quiet zone. Defaults to 200. */
  readonly size?: number | undefined;
}

/** Modules around the code that must stay empty (ISO/IEC 18004). */
const quiet = 4;

/** A QR code, drawn as one path. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_row, y) =>
    Array.from({ length: modules.size }, (_module, x) =>
      modules.get(y, x) ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '',
    ).join(''),
  );
  const edge = modules.size + 2 * quiet;
  return (
    <svg
      className={code}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={rows.join('')} />
    </svg>
  );
}
