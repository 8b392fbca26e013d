import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** The outline of any page, while its code arrives. */
export function PageSkeleton() {
  return (
    <Loading label="Loading…">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </Loading>
  );
}
