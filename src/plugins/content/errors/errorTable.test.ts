import { describe, expect, it } from 'vitest';
import { apis, error, indexOf, scope } from '../../../../tests/fixtures/errors';
import { errorTable } from './errorTable';

describe('errorTable', () => {
  it('lists the errors of a function, each with a link to its place on the page of errors', () => {
    expect(errorTable('DeckleSDK.loadFile', 'files', scope, indexOf([error]), apis)).toEqual({
      text: '| Message | What to do |\n| --- | --- |\n| [`file cannot be read: <path>`](/docs/errors#unreadable) | Look for it. |',
    });
  });

  it('suggests the nearest function for one that there is not', () => {
    expect(errorTable('DeckleSDK.loadFil', undefined, scope, indexOf([error]), apis)).toEqual({
      problem: expect.stringContaining('Did you mean "loadFile"?') as string,
    });
  });
});
