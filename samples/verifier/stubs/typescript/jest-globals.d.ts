declare module '@jest/globals' {
  type Procedure = (...args: never[]) => unknown;

  export interface MockInstance<T extends Procedure> {
    mockRejectedValue(error: unknown): this;
    mockResolvedValue(value: Awaited<ReturnType<T>>): this;
  }
  export type Mock<T extends Procedure> = MockInstance<T> & T;
  export type MockedObject<T> = {
    [K in keyof T]: T[K] extends Procedure ? Mock<T[K]> : T[K];
  };

  export interface Matchers {
    readonly not: Matchers;
    readonly rejects: Matchers;
    toBe(expected: unknown): void;
    toBeNull(): void;
    toBeTruthy(): void;
    toEqual(expected: unknown): void;
    toHaveBeenCalled(): void;
    toHaveBeenCalledWith(...args: unknown[]): void;
    toThrow(expected?: string | RegExp): Promise<void>;
  }
  export function expect(actual: unknown): Matchers;
  export function beforeEach(fn: () => void | Promise<void>): void;
  export function test(name: string, fn: () => void | Promise<void>): void;

  export const jest: {
    fn(): Mock<Procedure>;
    mock(moduleName: string, moduleFactory?: () => unknown): void;
    mocked<T>(source: T): MockedObject<T>;
    resetAllMocks(): void;
    setTimeout(milliseconds: number): void;
  };
}
