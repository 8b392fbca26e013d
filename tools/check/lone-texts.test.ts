// Shows 71.1.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mixedTextsIn, webProgram } from './lone-texts.ts';
import { ROOT } from './step.ts';

const FILE = join(ROOT, 'apps/web/src/made-up.tsx');

const CODE = `
import { Fragment, type ReactElement, type ReactNode } from 'react';
declare const mg: number, unit: string, note: 'a' | '', names: string[], icon: ReactElement, any: ReactNode;
declare const isOn: boolean, known: ReactElement | null;
declare function Label(props: { children: ReactNode }): ReactElement;

export const faults = [
  <p>{mg} mg</p>, // 7
  <p>Dose: {mg}</p>, // 8
  <p>{icon}{unit}</p>, // 9
  <p><b />{any}</p>, // 10
  <p>{isOn ? unit : null}<b /></p>, // 11
  <p><b />{names}</p>, // 12
  <>{unit}</>, // 13
  <Label>{icon} {unit}</Label>, // 14
  <p>{names.map((name) => <Fragment key={name}>{name}, </Fragment>)}</p>, // 15
];
export function Shown() { return isOn ? unit : null; } // 17
export const Given = ({ children }: { children: ReactNode }) => children; // 18

export const rights = [
  <p>{mg}</p>,
  <p>{\`\${mg} mg\`}</p>,
  <p>{isOn ? unit : <b>{unit}</b>}</p>,
  <p><b>{mg}</b> <span>{unit}</span></p>,
  <p>{icon}{known}{isOn && <b />}{names.map((name) => <b key={name}>{name}</b>)}</p>,
  <p>{/* A word to readers. */}{unit}</p>,
  <p>{note && <b />}<b /></p>,
  <Label>{any}</Label>,
];
export const describe = () => unit;
`;

it('finds every text that does not stand alone in an element, and nothing else', () => {
  const marked = CODE.split('\n').flatMap((line, at) => (/\/\/ \d+$/.test(line) ? [at + 1] : []));
  const lines = mixedTextsIn(webProgram(FILE, CODE), FILE).map(({ line }) => line);
  expect([...new Set(lines)]).toEqual(marked);
}, 60_000);
