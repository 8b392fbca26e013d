import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that every path of a step starts from. */
export const ROOT = join(import.meta.dirname, '../..');

/** One thing that has to hold. `run` rejects with what is wrong and how to mend it. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The output of a program, and if it was content. `program` is the URL of its script. */
const runProgram = (program: string, args: readonly string[]) =>
  new Promise<{ ok: boolean; output: string }>((resolve) => {
    const limits = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 };
    const command = [fileURLToPath(program), ...args];
    execFile(process.execPath, command, limits, (error, stdout, stderr) => {
      resolve({ ok: error === null, output: `${stdout}${stderr}`.trim() });
    });
  });

/** A step that is one program's verdict. */
export const programStep = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { ok, output } = await runProgram(program, args);
    if (!ok) throw new Error(output);
  },
});
