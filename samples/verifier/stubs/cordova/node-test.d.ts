declare module 'node:test' {
  export function test(name: string, fn: () => void | Promise<void>): Promise<void>;
}

declare module 'node:assert/strict' {
  interface Assert {
    deepEqual(actual: unknown, expected: unknown): void;
    equal(actual: unknown, expected: unknown): void;
    rejects(promise: Promise<unknown>, matches: (error: unknown) => boolean): Promise<void>;
  }
  const assert: Assert;
  export default assert;
}
