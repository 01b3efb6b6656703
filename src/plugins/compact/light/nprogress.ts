/**
 * Stands for `nprogress` in the browser's production bundle: the same elements and looks, without its
 * queue of animations. The theme starts and ends the bar; `clientModules/progressBar.ts` configures it.
 */
const settings = {
  template: '',
  barSelector: '.bar',
  trickle: true,
  /** Milliseconds that the bar takes to fill, and to fade. */
  speed: 200,
};

/** How much of the bar is full at first, and how often it grows, in milliseconds. */
const minimum = 0.08;
const pace = 300;

interface Progress {
  readonly configure: (options: Partial<typeof settings>) => Progress;
  readonly start: () => Progress;
  readonly done: () => Progress;
}

let bar: HTMLElement | undefined;
let filled = 0;
let timer = 0;

function fill(share: number): void {
  filled = share;
  const part = bar?.querySelector<HTMLElement>(settings.barSelector);
  if (!part) return;
  part.style.transform = `translate3d(${String((share - 1) * 100)}%, 0, 0)`;
  part.style.transition = `all ${String(settings.speed)}ms ease`;
}

const progress: Progress = {
  configure(options) {
    Object.assign(settings, options);
    return progress;
  },

  /** Shows the bar, unless it is there. */
  start() {
    if (bar !== undefined) return progress;
    bar = document.createElement('div');
    bar.id = 'nprogress';
    bar.innerHTML = settings.template;
    fill(minimum);
    document.body.append(bar);
    // Nobody knows how long it takes: ever slower, and never to the end.
    if (settings.trickle)
      timer = window.setInterval(() => fill(filled + (0.95 - filled) / 12), pace);
    return progress;
  },

  /** Fills the bar and takes it away. */
  done() {
    const ended = bar;
    if (ended === undefined) return progress;
    window.clearInterval(timer);
    fill(1);
    bar = undefined;
    ended.style.transition = `opacity ${String(settings.speed)}ms linear`;
    ended.style.opacity = '0';
    window.setTimeout(() => ended.remove(), settings.speed);
    return progress;
  },
};

export default progress;
