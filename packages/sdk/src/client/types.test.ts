import { expect, expectTypeOf, it } from 'vitest';
import type {
  LoanApplication,
  StaffOrderDetail,
  ProductPage,
  UserInfo,
  Wan,
  Yuan,
  YuanInput,
  OperationData,
  OperationInput,
} from '../index.js';
import { acceptOrder, applyForProduct, getUserInfo, listProducts } from '../index.js';
import { formatWan, wanToFen, yuanToWan } from '../domain/index.js';
import type { HuiqiClient } from './HuiqiClient.js';

it('puts path, query and body side by side', () => {
  expectTypeOf<OperationInput<'applyForProduct'>>().toEqualTypeOf<{
    productId: string;
    body: LoanApplication;
  }>();
  expectTypeOf<OperationInput<'listProducts'>['index']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<OperationInput<'getUserInfo'>>().toEqualTypeOf<{}>();
  expect(listProducts.spec.id).toBe('listProducts');
});

it('allows undefined filters, and requires what is required', () => {
  expectTypeOf<{ index: 1; keyword: undefined }>().toExtend<OperationInput<'listProducts'>>();
  expectTypeOf<{ productId: string }>().not.toExtend<OperationInput<'applyForProduct'>>();
  expectTypeOf<{ amount: '7-8' }>().not.toExtend<OperationInput<'listProducts'>>();
  expectTypeOf(getUserInfo).toBeCallableWith({} as HuiqiClient);
  expectTypeOf(applyForProduct).parameter(1).toEqualTypeOf<OperationInput<'applyForProduct'>>();
  expect(applyForProduct.spec.idempotent).toBe(true);
});

it('keeps amounts in 10,000 yuan apart from amounts in yuan', () => {
  expectTypeOf<Yuan>().not.toExtend<Wan>();
  expectTypeOf<Wan>().not.toExtend<Yuan>();
  expectTypeOf<Yuan>().toExtend<YuanInput>();
  expectTypeOf<'150'>().toExtend<Wan>();
  // @ts-expect-error yuan are not 10,000 yuan
  expect(wanToFen('150.00' as Yuan)).toBe(150_000_000);
  // @ts-expect-error yuan are not 10,000 yuan
  expect(formatWan('150.00' as Yuan)).toBe('150万元');
  expect(formatWan(yuanToWan('1500000.00' as Yuan))).toBe('150万元');
});

it('resolves with the data of the envelope', () => {
  expectTypeOf<OperationData<'listProducts'>>().toEqualTypeOf<ProductPage>();
  expectTypeOf<OperationData<'getUserInfo'>>().toEqualTypeOf<UserInfo | null>();
  expectTypeOf<OperationData<'logout'>>().toEqualTypeOf<null>();
  expectTypeOf(acceptOrder).returns.resolves.toEqualTypeOf<StaffOrderDetail>();
  expect(acceptOrder.spec.method).toBe('PUT');
});
