/** The parts that the site uses of the theme's progress bar library, which has no types. */
declare module 'nprogress' {
  interface Options {
    readonly template?: string;
    readonly barSelector?: string;
    readonly trickle?: boolean;
    readonly speed?: number;
  }
  interface Progress {
    start: () => Progress;
    configure: (options: Options) => Progress;
    done: () => Progress;
  }
  const nprogress: Progress;
  export default nprogress;
}
