import { expect, expectTypeOf, it } from 'vitest';
import type {
  LoanApplication,
  StaffOrderDetail,
  ProductPage,
  UserInfo,
  OperationData,
  OperationInput,
} from '../index.js';
import { acceptOrder, applyForProduct, getUserInfo, listProducts } from '../index.js';
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

it('resolves with the data of the envelope', () => {
  expectTypeOf<OperationData<'listProducts'>>().toEqualTypeOf<ProductPage>();
  expectTypeOf<OperationData<'getUserInfo'>>().toEqualTypeOf<UserInfo | null>();
  expectTypeOf<OperationData<'logout'>>().toEqualTypeOf<null>();
  expectTypeOf(acceptOrder).returns.resolves.toEqualTypeOf<StaffOrderDetail>();
  expect(acceptOrder.spec.method).toBe('PUT');
});
