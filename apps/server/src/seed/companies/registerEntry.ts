import type { RegisteredCompany } from '../../registry/CompanyRegistry.js';
import type { ReportKind } from './report/reportKind.js';

/** A company of the sample register, including what the register does not disclose. */
export interface RegisterEntry extends RegisteredCompany {
  readonly legalIdNo: string;
  /** Null if the register has no phone of the representative. */
  readonly legalPhone: string | null;
  /** Whether the register fails to respond for it. */
  readonly unreachable?: boolean;
  /** What is special about its report; an ordinary report without it. */
  readonly report?: ReportKind;
}

const industries = [
  '食品制造业',
  '批发和零售业',
  '通用设备制造业',
  '农业',
  '道路运输业',
  '软件和信息技术服务业',
];

/** What the register publishes beyond names and places; derived from a number, so that it never varies. */
export function publishedBy(serial: number) {
  const year = 2005 + (serial % 18);
  const month = String(1 + (serial % 12)).padStart(2, '0');
  const day = String(1 + (serial % 28)).padStart(2, '0');
  return {
    registeredCapital: String(50 * (1 + (serial % 40))),
    establishedOn: `${year}-${month}-${day}`,
    industry: industries[serial % industries.length] ?? null,
  };
}
