/** The model of a chart, without a word of the product. All x are instants in epoch milliseconds. */

/** The four inks of lines, and a fifth that stays behind them. Each is 3 : 1 on every ground. */
export type ChartTone = 'first' | 'second' | 'third' | 'fourth' | 'quiet';

/** The pattern of a line; with the ink it tells lines apart, and without it too. */
export type ChartStroke = 'solid' | 'thin' | 'dashed' | 'long-dashed' | 'dotted';

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** The words of a reading here in place of the value. */
  readonly text?: string;
  /** True: the line only passes here, so that it is smooth; the cursor and the table do not stop. */
  readonly isPassed?: boolean;
}

/** Points in ascending order of x, and how they are drawn and read. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** The words of the legend where the label is too short for it. */
  readonly legend?: string;
  /** The words at its last point, with which it is not in the legend. */
  readonly endLabel?: string;
  readonly tone: ChartTone;
  readonly points: readonly ChartPoint[];
  /** `dots` draws points alone; `steps` holds each value until the next point. */
  readonly shape: 'line' | 'steps' | 'dots';
  readonly stroke?: ChartStroke;
  /** True: it stays behind the others, as single values behind what they come to. */
  readonly isLight?: boolean;
  /** True: each point of a line is a dot too, wherever there is room for that. */
  readonly dots?: boolean;
  /** True: the line means something between its points, and is read there as well. */
  readonly between?: boolean;
}

/** A stretch between two heights that change over time, filled behind the lines, ascending in x. */
export interface ChartArea {
  readonly id: string;
  readonly label: string;
  readonly tone: ChartTone;
  readonly points: readonly ChartAreaPoint[];
  /** Words at the two ends of its right edge; with them it is not in the legend. */
  readonly edgeLabels?: { readonly high: string; readonly low: string };
  /** True: the cursor reads it, too; the table always does. */
  readonly isRead: boolean;
  /** Both heights with their unit. */
  readonly format: (low: number, high: number) => string;
}

export interface ChartAreaPoint {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** A coloured range of y behind everything, with its name inside. */
export interface ChartBand {
  readonly id: string;
  readonly label: string;
  readonly tone: 'good' | 'caution' | 'danger';
  readonly from: number;
  readonly to: number;
}

/** A line right across, at one y (it is read at every x) or at one x (it is only labelled). */
export interface ChartReference {
  readonly id: string;
  /** Its name in the readings. */
  readonly label: string;
  /** The words at the line itself; the label without them. It is in no legend. */
  readonly caption?: string;
  readonly tone: ChartTone;
  readonly stroke?: ChartStroke;
  readonly at: { readonly y: number } | { readonly x: number };
}

/** Events, drawn as short strokes above the plot, below the spans, in ascending order of x. */
export interface ChartMarkers {
  readonly id: string;
  readonly label: string;
  readonly tone: ChartTone;
  readonly points: readonly { readonly x: number; readonly text: string }[];
}

/** A stretch from `x` to the next one. */
export interface ChartSpan {
  readonly x: number;
  /** Such as '5 mg'. */
  readonly name: string;
  /** Stands in its band where the name has no room. */
  readonly shortName?: string;
  /** The height of its stair. */
  readonly level?: number;
  /** The change at its beginning: a hairline stands there then, and a reading says it. */
  readonly change?: string;
}

/**
 * Stretches in which something held, one after the other, in ascending order of x: a band each above
 * the plot, or a stair each below it. The first may begin outside.
 */
export interface ChartSpans {
  readonly id: string;
  readonly label: string;
  /** The end of the bands; the edge of the chart without it. */
  readonly to?: number;
  /** True: a reading names the span at every x; else only where one begins. */
  readonly isHeld: boolean;
  readonly areStairs?: boolean;
  readonly points: readonly ChartSpan[];
}

/** Things of a chart that are read. */
export type ChartEntry = ChartSeries | ChartArea | ChartReference | ChartMarkers | ChartSpans;

export interface ChartXAxis {
  readonly from: number;
  readonly to: number;
  /** True: a tick each week, up to a year; else days, weeks, months or years as there is room. */
  readonly weekly?: boolean;
  /** The heading of a reading, such as a date. */
  readonly format: (x: number) => string;
  /** The name of the column of x in the table. */
  readonly label: string;
}

export interface ChartYAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly formatTick: (y: number) => string;
  /** A value with its unit, as readings and table show it. */
  readonly format: (y: number) => string;
  /** True: heights say nothing as numbers. Then only points with a `text` are read. */
  readonly isShapeOnly?: boolean;
  /** Stands above the axis, such as a unit. */
  readonly label: string;
}

export interface ChartModel {
  readonly x: ChartXAxis;
  readonly y: ChartYAxis;
  /** The first one is the subject: the cursor begins at its last point. */
  readonly series: readonly ChartSeries[];
  readonly areas?: readonly ChartArea[];
  readonly bands?: readonly ChartBand[];
  readonly references?: readonly ChartReference[];
  readonly markers?: readonly ChartMarkers[];
  readonly spans?: ChartSpans;
}
