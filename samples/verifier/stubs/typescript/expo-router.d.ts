declare module 'expo-router' {
  import type { FunctionComponent, ReactNode } from 'react';

  export const Stack: FunctionComponent<{
    children?: ReactNode;
    screenOptions?: { headerShown?: boolean; title?: string };
  }>;
}
