import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Defer } from './scratch.ts';

/** A mail server as a process of its own. */
export interface BenchSink {
  readonly port: number;
  /** Number of mails it took since it was last asked. */
  take(): Promise<number>;
}

export async function startBenchSink(defer: Defer): Promise<BenchSink> {
  const sink = fork(join(import.meta.dirname, 'smtp-sink-process.ts'), { execArgv: [] });
  defer(() => sink.disconnect());
  // Casts: the messages of smtp-sink-process.ts.
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  return {
    port,
    take: async () => {
      sink.send('take');
      const [{ mails }] = (await once(sink, 'message')) as [{ mails: number }];
      return mails;
    },
  };
}
