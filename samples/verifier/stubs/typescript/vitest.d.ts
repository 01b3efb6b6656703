declare module 'vitest' {
  type Procedure = (...args: never[]) => unknown;

  export interface MockInstance<T extends Procedure> {
    mockRejectedValue(error: unknown): this;
    mockResolvedValue(value: Awaited<ReturnType<T>>): this;
  }
  export type Mock<T extends Procedure> = MockInstance<T> & T;
  export type MockedObject<T> = {
    [K in keyof T]: T[K] extends Procedure ? Mock<T[K]> : T[K];
  };

  export interface Assertion {
    readonly rejects: Assertion;
    toBe(expected: unknown): void;
    toBeNull(): void;
    toEqual(expected: unknown): void;
    toHaveBeenCalledWith(...args: unknown[]): void;
    toThrow(expected?: string | RegExp): Promise<void>;
  }
  export function expect(actual: unknown): Assertion;
  export function beforeEach(fn: () => void | Promise<void>): void;
  export function test(name: string, fn: () => void | Promise<void>): void;

  export const vi: {
    fn(): Mock<Procedure>;
    mock(path: string, factory: () => unknown): void;
    mocked<T>(item: T): MockedObject<T>;
    resetAllMocks(): void;
  };
}
