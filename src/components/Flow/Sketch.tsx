import type { ReactNode } from 'react';
import { sketches, type SketchName } from './sketches';

/** A small drawing in a box of a flow. The words of the box name what it shows, so it has no description. */
export default function Sketch({ name }: { readonly name: SketchName }): ReactNode {
  const { fill, line } = sketches[name];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" data-sketch={name}>
      {fill !== '' && <path d={fill} />}
      <path fill="none" d={line} />
    </svg>
  );
}
