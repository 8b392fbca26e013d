import { Loading, Skeleton } from '../../kit/feedback/skeleton.tsx';
import { texts } from '../texts.ts';

/** The outline of any page, while its code arrives. */
export function PageSkeleton() {
  return (
    <Loading label={texts.loading}>
      {/* As high as the window, so that the footer does not show only to be pushed away. */}
      <div className="flex min-h-dvh flex-col gap-6 noscript:hidden">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </Loading>
  );
}
