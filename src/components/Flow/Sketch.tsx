import type { CSSProperties, ReactNode } from 'react';
import { sketches, type SketchName } from './sketches';

/** A small drawing in a box of a flow. The words of the box name what it shows, so it has no description. */
export default function Sketch({ name }: { readonly name: SketchName }): ReactNode {
  const { left, fill, line } = sketches[name];
  const edge: CSSProperties & Record<'--left', number> = { '--left': left };
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" data-sketch={name} style={edge}>
      {fill !== '' && <path d={fill} />}
      <path fill="none" d={line} />
    </svg>
  );
}
