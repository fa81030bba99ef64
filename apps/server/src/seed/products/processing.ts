import type { GuaranteeType, ProcessingStep } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';

interface Processing {
  readonly processingDays: number;
  readonly processingSteps: ProcessingStep[];
}

/** Formalities of a guarantee; without one there are none. */
const formalities: Readonly<Partial<Record<GuaranteeType, ProcessingStep>>> = {
  MORTGAGE: { title: '抵押登记', line: '在不动产登记中心办理', days: 3 },
  CREDIT_OR_MORTGAGE: { title: '抵押登记', line: '选择抵押时办理，信用方式免办', days: 2 },
  PLEDGE: { title: '质押登记', line: '在银行网点办理', days: 2 },
  GENERAL: { title: '签订保证合同', line: '保证人到银行网点签署', days: 2 },
};

/** A product's processing time, by what has to be done. */
export function processingOf(guarantee: GuaranteeType, categoryId: string): Processing {
  const formality = formalities[guarantee];
  const steps: ProcessingStep[] = [
    { title: '提交申请', line: '在线填写并核对，提交后得到申请编号', days: 0 },
    ...(categoryId === constants.epidemicCategoryId
      ? [{ title: '经信委审核', line: '核实受影响情况并推荐至银行', days: 3 }]
      : []),
    {
      title: '银行审批',
      line: '核定额度、利率和期限，可能来电核实',
      days: guarantee === 'CREDIT' ? 2 : 4,
    },
    ...(formality ? [formality] : []),
    { title: '签约放款', line: '与银行签订合同，资金转入借款账户', days: 1 },
  ];
  const days = steps.reduce((sum, step) => sum + (step.days ?? 0), 0);
  return { processingDays: days, processingSteps: steps };
}
