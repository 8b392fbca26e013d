import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { texts } from './texts.ts';

/** The outline of the screen. */
export function LogDoseSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-3 sm:gap-6">
        <Skeleton className="h-9 w-60" />
        <Skeleton className="h-19 rounded-card sm:h-72 lg:w-1/4" />
        <div className="grid gap-6 lg:grid-cols-12">
          <Skeleton className="h-150 rounded-card lg:col-span-8" />
          <Skeleton className="h-96 rounded-card max-lg:hidden lg:col-span-4" />
        </div>
      </div>
    </Loading>
  );
}
