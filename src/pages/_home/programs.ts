import type { ComponentType } from 'react';
import Android from './Android.mdx';
import capacitor from './capacitor.mdx';
import cordova from './cordova.mdx';
import Flutter from './Flutter.mdx';
import iOS from './iOS.mdx';
import MAUI from './MAUI.mdx';
import ReactNative from './react-native.mdx';
import Windows from './Windows.mdx';
import Xamarin from './Xamarin.mdx';

/** The smallest program of each platform, by platform id: one file here, one line each. */
export const programs: Readonly<Partial<Record<string, ComponentType>>> = {
  Android,
  iOS,
  'react-native': ReactNative,
  Flutter,
  MAUI,
  capacitor,
  cordova,
  Windows,
  Xamarin,
};

/** What the program prints for the invoice of the hero; the same on every platform. */
export { default as Result } from './result.mdx';
