import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside the tests, with all that it starts itself. */
export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  output(): string;
  hasEnded(): boolean;
  end(): Promise<void>;
}

const running = new Set<number>();
const killGroup = (leader: number) => {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};
process.once('exit', () => {
  for (const leader of running) killGroup(leader);
});

/** Starts `program`, as the head of a group that ends with it and, even if killed, with this process. */
export const startChild = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Child => {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    env: { ...process.env, ...env },
    detached: true,
    // The last one is for what tells its address there, as Xvfb does.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let hasEnded = false;
  child.once('error', (error) => {
    output += String(error);
    hasEnded = true;
  });
  const gone = once(child, 'exit').then(() => {
    hasEnded = true;
  });
  gone.catch(() => {});
  return {
    name: program,
    process: child,
    output: () => output,
    hasEnded: () => hasEnded,
    end: async () => {
      if (pid === undefined) return;
      killGroup(pid);
      running.delete(pid);
      await gone;
    },
  };
};
