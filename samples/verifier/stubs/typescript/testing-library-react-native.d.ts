declare module '@testing-library/react-native' {
  import type { ReactElement } from 'react';

  export interface HostElement {
    readonly type: string;
  }
  export interface Queries {
    findByText(text: string | RegExp): Promise<HostElement>;
    getByRole(role: string, options?: { name?: string | RegExp }): HostElement;
    getByText(text: string | RegExp): HostElement;
    queryByText(text: string | RegExp): HostElement | null;
  }
  export function render(element: ReactElement): Promise<Queries>;
  export const screen: Queries;
  export const userEvent: {
    press(element: HostElement): Promise<void>;
    type(element: HostElement, text: string): Promise<void>;
  };
}
