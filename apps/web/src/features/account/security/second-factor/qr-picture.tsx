import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** How many modules of white the standard asks for around a code. */
const QUIET_ZONE = 4;

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A text to scan. Dark on white whatever the theme: few cameras read it the other way round. */
export function QrPicture({ text, label }: QrPictureProps) {
  const code = generate(text);
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-control"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
