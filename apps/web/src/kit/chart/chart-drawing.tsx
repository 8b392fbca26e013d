import { memo, useId } from 'react';
import { type ChartLayout, MARKER_HEIGHT, placeBands, placeEndLabels } from './chart-layout.ts';
import {
  AREA_OPACITY,
  BAND_CLASS,
  DASHES,
  FILL_CLASS,
  LINE_CLASS,
  opacityOf,
  TEXT_SEAM,
  widthOf,
} from './chart-look.ts';
import type {
  ChartBand,
  ChartModel,
  ChartReference,
  ChartSeries,
  ChartSpans,
} from './chart-model.ts';
import { areaPath, dotPath, dotSize, linePath, strokePath } from './chart-paths.ts';

interface ChartDrawingProps {
  readonly model: ChartModel;
  readonly layout: ChartLayout;
}

/** Everything that stands still while the cursor moves. The table says the same to readers. */
export const ChartDrawing = memo(function ChartDrawing({ model, layout }: ChartDrawingProps) {
  const { areas = [], bands = [], references = [], markers = [], series, spans } = model;
  const clipId = useId();
  const { width, height, left, right, top, bottom } = layout;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="notranslate block overflow-visible"
    >
      {/* A little wider than the plot: a dot on its edge stays round. */}
      <clipPath id={clipId}>
        <rect x={left - 6} y={top - 6} width={right - left + 12} height={bottom - top + 12} />
      </clipPath>
      {bands.map((band) => (
        <BandArea key={band.id} band={band} layout={layout} />
      ))}
      <Axes model={model} layout={layout} />
      {references.map((reference) => (
        <ReferenceLine key={reference.id} reference={reference} layout={layout} />
      ))}
      {spans === undefined ? null : <SpanBands spans={spans} layout={layout} />}
      <g clipPath={`url(#${clipId})`}>
        {areas.map((area) => (
          <path
            key={area.id}
            d={areaPath(area, layout)}
            fillOpacity={AREA_OPACITY}
            className={FILL_CLASS[area.tone]}
          />
        ))}
        {series.map((one) => (
          <SeriesLine key={one.id} series={one} layout={layout} />
        ))}
      </g>
      {markers.map((lane) => (
        <path
          key={lane.id}
          d={strokePath(lane.points, layout, layout.markerTop, MARKER_HEIGHT)}
          strokeWidth="2"
          strokeLinecap="round"
          className={LINE_CLASS[lane.tone]}
        />
      ))}
      {bands.map((band) => (
        <BandLabel key={band.id} band={band} layout={layout} />
      ))}
      {references.map((reference) => (
        <ReferenceLabel key={reference.id} reference={reference} layout={layout} />
      ))}
      {placeEndLabels(model, layout).map(({ text, tone, x, y }) => (
        <text
          key={text}
          x={x}
          y={y}
          className={`text-small font-semibold ${TEXT_SEAM} ${FILL_CLASS[tone]}`}
        >
          {text}
        </text>
      ))}
    </svg>
  );
});

function Axes({ model: { y }, layout }: ChartDrawingProps) {
  const { left, right, head, bottom, foot, rem, labelTop, toX, toY, xTicks, yTicks } = layout;
  return (
    <g className="fill-quiet text-small numbers">
      <text x={0} y={head - 0.8 * rem}>
        {y.label}
      </text>
      {yTicks.map(({ at, label }) => (
        <g key={at}>
          <path d={`M${left} ${crisp(toY(at))}H${right}`} className="stroke-line" />
          <text x={left - 8} y={toY(at) + 0.3 * rem} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path d={`M${left} ${crisp(bottom)}H${right}`} className="stroke-edge" />
      {xTicks.map(({ at, label, year }) => (
        <g key={at} textAnchor={anchorAt(toX(at), layout)}>
          <path d={`M${crisp(toX(at))} ${foot}v5`} className="stroke-edge" />
          <text x={toX(at)} y={labelTop + 0.3 * rem}>
            {label}
          </text>
          {year === undefined ? null : (
            <text x={toX(at)} y={labelTop + 1.45 * rem}>
              {year}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/**
 * A band for each span with its name, or a stair below the plot, and a hairline at where one took
 * another's place.
 */
function SpanBands({ spans, layout }: { spans: ChartSpans; layout: ChartLayout }) {
  const { head, bandBottom, top, bottom, foot, rem } = layout;
  const heightOf = (stair: number) => (spans.areStairs ? stair : bandBottom - head);
  const topOf = (stair: number) => (spans.areStairs ? foot - stair : head);
  const middle = spans.areStairs ? foot - 0.6 * rem : (head + bandBottom) / 2;
  return (
    <g className="text-small font-semibold numbers">
      {placeBands(spans, layout).map(({ from, to, text, isChange, stair }) => (
        <g key={from}>
          {isChange ? (
            <path
              d={`M${crisp(from)} ${top}V${bottom}`}
              strokeOpacity="0.5"
              className="stroke-edge"
            />
          ) : null}
          <rect
            x={from}
            y={topOf(stair)}
            width={to - from}
            height={heightOf(stair)}
            rx={Math.min(5, (to - from) / 2)}
            className="fill-data-tint"
          />
          {text === null ? null : (
            <text
              x={(from + to) / 2}
              y={middle + 0.3 * rem}
              textAnchor="middle"
              className="fill-data"
            >
              {text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

interface SeriesProps {
  readonly series: ChartSeries;
  readonly layout: ChartLayout;
}

function SeriesLine({ series, layout }: SeriesProps) {
  const line = linePath(series, layout);
  const dots = dotPath(series, layout);
  return (
    <g
      fill="none"
      strokeLinecap="round"
      strokeOpacity={opacityOf(series)}
      className={LINE_CLASS[series.tone]}
    >
      {line === '' ? null : (
        <path
          d={line}
          strokeWidth={widthOf(series)}
          strokeLinejoin="round"
          strokeDasharray={DASHES[series.stroke ?? 'solid']}
        />
      )}
      {dots === '' ? null : <path d={dots} strokeWidth={dotSize(series, layout)} />}
    </g>
  );
}

function BandArea({ band, layout }: { band: ChartBand; layout: ChartLayout }) {
  const box = bandBox(band, layout);
  if (box === null) return null;
  const { left, right, bottom } = layout;
  const { area, edge } = BAND_CLASS[band.tone];
  const foot = crisp(box.low);
  return (
    <>
      <rect
        x={left}
        y={box.high}
        width={right - left}
        height={box.low - box.high}
        fillOpacity="0.7"
        className={area}
      />
      {box.low < bottom ? (
        <path d={`M${left} ${foot}H${right}`} strokeOpacity="0.45" className={edge} />
      ) : null}
    </>
  );
}

function BandLabel({ band, layout }: { band: ChartBand; layout: ChartLayout }) {
  const box = bandBox(band, layout);
  // Without room for its name a band would be colour alone; the name then stands in the next one.
  if (box === null || box.low - box.high < layout.rem) return null;
  return (
    <text
      x={layout.right - 8}
      y={Math.min(box.high + 1.2 * layout.rem, box.low - 0.2 * layout.rem)}
      textAnchor="end"
      className={`text-small font-semibold ${BAND_CLASS[band.tone].text}`}
    >
      {band.label}
    </text>
  );
}

/** The part of a band that the chart shows, in pixels; null when it shows none of it. */
function bandBox({ from, to }: ChartBand, { toY, top, bottom }: ChartLayout) {
  const high = Math.max(top, toY(to));
  const low = Math.min(bottom, toY(from));
  return low > high ? { high, low } : null;
}

function ReferenceLine({ reference, layout }: { reference: ChartReference; layout: ChartLayout }) {
  const { left, right, head, top, bottom, toX, toY } = layout;
  const { at, tone, stroke = 'dashed' } = reference;
  if ('y' in at && (toY(at.y) < top || toY(at.y) > bottom)) return null;
  return (
    <path
      d={
        'y' in at
          ? `M${left} ${crisp(toY(at.y))}H${right}`
          : `M${crisp(toX(at.x))} ${head}V${bottom}`
      }
      strokeWidth={'y' in at ? 2 : 1.5}
      strokeLinecap="round"
      strokeDasharray={DASHES[stroke]}
      className={LINE_CLASS[tone]}
    />
  );
}

/** The caption of a line; for one above or below the plot it stands at that edge and points there. */
function ReferenceLabel({ reference, layout }: { reference: ChartReference; layout: ChartLayout }) {
  const { left, head, top, bottom, rem, toX, toY } = layout;
  const { at, label, caption = label, tone } = reference;
  const look = `text-small font-semibold ${TEXT_SEAM} ${FILL_CLASS[tone]}`;
  if ('x' in at) {
    return (
      <text
        x={toX(at.x)}
        y={head - 0.5 * rem}
        textAnchor={anchorAt(toX(at.x), layout)}
        className={look}
      >
        {caption}
      </text>
    );
  }
  const y = toY(at.y);
  const arrow = y < top ? ' ↑' : y > bottom ? ' ↓' : '';
  const baseline = y < top ? top + rem : Math.min(y, bottom) - 0.5 * rem;
  return caption === '' ? null : (
    <text x={left + 8} y={baseline} className={look}>
      {caption + arrow}
    </text>
  );
}

/** Text at an edge of the drawing leans inwards. */
function anchorAt(x: number, { left, right, rem }: ChartLayout): 'start' | 'middle' | 'end' {
  if (x - left < 0.75 * rem) return 'start';
  return right - x < 0.75 * rem ? 'end' : 'middle';
}

/** The middle of a pixel, where a hairline is one pixel wide and not two half ones. */
function crisp(pixels: number): number {
  return Math.floor(pixels) + 0.5;
}
