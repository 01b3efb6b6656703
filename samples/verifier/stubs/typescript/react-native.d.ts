declare module 'react-native' {
  import type { ComponentType, FunctionComponent, ReactElement, ReactNode } from 'react';

  type Length = number | `${number}%` | 'auto';
  type Appearance_ = 'light' | 'dark' | null | undefined;

  export interface ViewStyle {
    alignItems?: 'flex-start' | 'flex-end' | 'center' | 'stretch' | 'baseline';
    alignSelf?: 'auto' | 'flex-start' | 'flex-end' | 'center' | 'stretch' | 'baseline';
    aspectRatio?: number;
    backgroundColor?: string;
    borderBottomWidth?: number;
    borderColor?: string;
    borderRadius?: number;
    borderWidth?: number;
    bottom?: Length;
    columnGap?: number;
    display?: 'none' | 'flex';
    flex?: number;
    flexDirection?: 'row' | 'column';
    flexGrow?: number;
    flexShrink?: number;
    flexWrap?: 'wrap' | 'nowrap';
    gap?: number;
    height?: Length;
    justifyContent?:
      'flex-start' | 'flex-end' | 'center' | 'space-between' | 'space-around' | 'space-evenly';
    left?: Length;
    margin?: Length;
    marginBottom?: Length;
    marginHorizontal?: Length;
    marginLeft?: Length;
    marginRight?: Length;
    marginTop?: Length;
    marginVertical?: Length;
    maxHeight?: Length;
    maxWidth?: Length;
    minHeight?: Length;
    minWidth?: Length;
    opacity?: number;
    overflow?: 'visible' | 'hidden' | 'scroll';
    padding?: Length;
    paddingBottom?: Length;
    paddingHorizontal?: Length;
    paddingLeft?: Length;
    paddingRight?: Length;
    paddingTop?: Length;
    paddingVertical?: Length;
    position?: 'absolute' | 'relative';
    right?: Length;
    rowGap?: number;
    top?: Length;
    width?: Length;
    zIndex?: number;
  }

  export interface TextStyle extends ViewStyle {
    color?: string;
    fontFamily?: string;
    fontSize?: number;
    fontStyle?: 'normal' | 'italic';
    fontVariant?: ('small-caps' | 'tabular-nums')[];
    fontWeight?: 'normal' | 'bold' | '400' | '500' | '600' | '700';
    letterSpacing?: number;
    lineHeight?: number;
    textAlign?: 'auto' | 'left' | 'right' | 'center' | 'justify';
    textTransform?: 'none' | 'capitalize' | 'uppercase' | 'lowercase';
  }

  export interface ImageStyle extends ViewStyle {
    resizeMode?: 'cover' | 'contain' | 'stretch' | 'center';
    tintColor?: string;
  }

  export type StyleProp<T> = T | null | undefined | false | readonly StyleProp<T>[];

  export namespace StyleSheet {
    function create<T extends Record<string, ViewStyle | TextStyle | ImageStyle>>(styles: T): T;
    const hairlineWidth: number;
    const absoluteFill: ViewStyle;
  }

  interface Accessibility {
    accessible?: boolean;
    accessibilityHint?: string;
    accessibilityLabel?: string;
    accessibilityLiveRegion?: 'none' | 'polite' | 'assertive';
    accessibilityRole?:
      'button' | 'header' | 'image' | 'link' | 'text' | 'alert' | 'radio' | 'radiogroup' | 'none';
    accessibilityState?: {
      disabled?: boolean;
      selected?: boolean;
      checked?: boolean;
      busy?: boolean;
    };
    testID?: string;
  }

  export interface ViewProps extends Accessibility {
    children?: ReactNode;
    style?: StyleProp<ViewStyle>;
  }
  export const View: FunctionComponent<ViewProps>;
  export const SafeAreaView: FunctionComponent<ViewProps>;

  export interface TextProps extends Accessibility {
    children?: ReactNode;
    ellipsizeMode?: 'head' | 'middle' | 'tail' | 'clip';
    numberOfLines?: number;
    onPress?: () => void;
    selectable?: boolean;
    style?: StyleProp<TextStyle>;
  }
  export const Text: FunctionComponent<TextProps>;

  export interface ButtonProps extends Accessibility {
    color?: string;
    disabled?: boolean;
    onPress: () => void;
    title: string;
  }
  export const Button: FunctionComponent<ButtonProps>;

  export interface PressableProps extends Accessibility {
    children?: ReactNode | ((state: { pressed: boolean }) => ReactNode);
    disabled?: boolean;
    onLongPress?: () => void;
    onPress?: () => void;
    style?: StyleProp<ViewStyle> | ((state: { pressed: boolean }) => StyleProp<ViewStyle>);
  }
  export const Pressable: FunctionComponent<PressableProps>;
  export const TouchableOpacity: FunctionComponent<
    ViewProps & { disabled?: boolean; onPress?: () => void }
  >;

  export interface ImageProps extends Accessibility {
    onError?: () => void;
    resizeMode?: 'cover' | 'contain' | 'stretch' | 'center';
    source: { uri: string } | number;
    style?: StyleProp<ImageStyle>;
  }
  export const Image: FunctionComponent<ImageProps>;

  export interface ScrollViewProps extends ViewProps {
    contentContainerStyle?: StyleProp<ViewStyle>;
    horizontal?: boolean;
  }
  export const ScrollView: FunctionComponent<ScrollViewProps>;

  export interface FlatListProps<T> extends ScrollViewProps {
    data: readonly T[] | null | undefined;
    keyExtractor?: (item: T, index: number) => string;
    ListEmptyComponent?: ComponentType | ReactElement | null;
    ListHeaderComponent?: ComponentType | ReactElement | null;
    renderItem: (info: { item: T; index: number }) => ReactElement | null;
  }
  export function FlatList<T>(props: FlatListProps<T>): ReactElement;

  export interface TextInputProps extends Accessibility {
    autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
    autoCorrect?: boolean;
    defaultValue?: string;
    editable?: boolean;
    keyboardType?: 'default' | 'decimal-pad' | 'numeric' | 'email-address';
    multiline?: boolean;
    onChangeText?: (text: string) => void;
    onSubmitEditing?: () => void;
    placeholder?: string;
    placeholderTextColor?: string;
    secureTextEntry?: boolean;
    style?: StyleProp<TextStyle>;
    value?: string;
  }
  export const TextInput: FunctionComponent<TextInputProps>;

  export interface SwitchProps extends Accessibility {
    disabled?: boolean;
    onValueChange?: (value: boolean) => void;
    value?: boolean;
  }
  export const Switch: FunctionComponent<SwitchProps>;

  export interface ModalProps extends ViewProps {
    animationType?: 'none' | 'slide' | 'fade';
    onRequestClose?: () => void;
    transparent?: boolean;
    visible?: boolean;
  }
  export const Modal: FunctionComponent<ModalProps>;

  export const ActivityIndicator: FunctionComponent<
    Accessibility & {
      animating?: boolean;
      color?: string;
      size?: 'small' | 'large';
      style?: StyleProp<ViewStyle>;
    }
  >;
  export const StatusBar: FunctionComponent<{
    barStyle?: 'default' | 'light-content' | 'dark-content';
    hidden?: boolean;
  }>;

  export interface AlertButton {
    onPress?: () => void;
    style?: 'default' | 'cancel' | 'destructive';
    text?: string;
  }
  export namespace Alert {
    function alert(
      title: string,
      message?: string,
      buttons?: AlertButton[],
      options?: { cancelable?: boolean; onDismiss?: () => void },
    ): void;
  }

  export namespace Platform {
    const OS: 'android' | 'ios' | 'web';
    const Version: number | string;
    function select<T>(options: { android: T; ios: T } | { android?: T; ios?: T; default: T }): T;
  }

  export namespace Linking {
    function addEventListener(
      type: 'url',
      handler: (event: { url: string }) => void,
    ): { remove(): void };
    function canOpenURL(url: string): Promise<boolean>;
    function getInitialURL(): Promise<string | null>;
    function openSettings(): Promise<void>;
    function openURL(url: string): Promise<void>;
  }

  export namespace Share {
    function share(content: {
      message?: string;
      title?: string;
      url?: string;
    }): Promise<{ action: string }>;
  }

  export namespace DevSettings {
    function addMenuItem(title: string, handler: () => void): void;
    function reload(reason?: string): void;
  }

  export namespace ToastAndroid {
    const LONG: number;
    const SHORT: number;
    function show(message: string, duration: number): void;
  }

  export namespace PermissionsAndroid {
    const PERMISSIONS: { readonly CAMERA: 'android.permission.CAMERA' };
    const RESULTS: { readonly GRANTED: 'granted'; readonly DENIED: 'denied' };
    function check(permission: string): Promise<boolean>;
    function request(permission: string): Promise<'granted' | 'denied' | 'never_ask_again'>;
  }

  export interface NativeEventSubscription {
    remove(): void;
  }
  export namespace AppState {
    const currentState: AppStateStatus;
    function addEventListener(
      type: 'change',
      listener: (state: AppStateStatus) => void,
    ): NativeEventSubscription;
  }
  export type AppStateStatus = 'active' | 'background' | 'inactive';
  export namespace BackHandler {
    function addEventListener(
      type: 'hardwareBackPress',
      handler: () => boolean,
    ): NativeEventSubscription;
  }

  export namespace Appearance {
    function getColorScheme(): Appearance_;
  }
  export function useColorScheme(): Appearance_;
  export function useWindowDimensions(): {
    fontScale: number;
    height: number;
    scale: number;
    width: number;
  };

  export namespace AppRegistry {
    function registerComponent(name: string, provider: () => ComponentType): string;
  }

  export const NativeModules: Readonly<Record<string, unknown>>;
}
