import { useEffect, useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { loginPath, PATHS } from '../../../data/navigation/paths.ts';
import { useAuth } from '../../../data/session/session.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Form } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { Redirect } from '../../../parts/navigation/link.tsx';
import { texts as sessionTexts } from '../../../parts/session/texts.ts';
import { Connection, useConnecting } from './connection.tsx';
import { PostList } from './post-list.tsx';
import { logFailure, statusQuery, useSearchPosts } from './reddit-queries.ts';
import { Summary } from './summary.tsx';
import { texts } from './texts.ts';

/** Finds posts on Reddit that may want an answer. For admins; others are led to the login page. */
export function RedditPage() {
  const { session } = useAuth();
  return (
    <>
      <title>{texts.pageTitle}</title>
      {session.status === 'checking' ? <FinderSkeleton /> : null}
      {/* The login page says why, and leads back here. */}
      {session.status === 'visitor' ? <Redirect to={loginPath(PATHS.adminReddit)} /> : null}
      {session.status === 'user' ? <ForAdmins isAdmin={session.user.userType === 'admin'} /> : null}
    </>
  );
}

function ForAdmins({ isAdmin }: { isAdmin: boolean }) {
  if (!isAdmin) return <Denied />;
  return (
    <QueryProvider>
      <Finder />
    </QueryProvider>
  );
}

/** The login page sends users on to their dashboard at once, so the message goes along with them. */
function Denied() {
  useEffect(() => showToast({ tone: 'danger', message: sessionTexts.adminDenied }), []);
  return <Redirect to={PATHS.login} />;
}

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]';
const POLL_MS = 2000;

/** The whole finder, for admins. */
function Finder() {
  const shown = useQuery(statusQuery).data;
  const isConnected = shown?.status === 'authenticated' || shown?.status === 'rate_limited';
  const { connecting, isWaiting, connect } = useConnecting(isConnected);
  const status = useQuery({
    ...statusQuery,
    refetchInterval: isWaiting ? POLL_MS : untilRetry(shown?.retryAt ?? null),
    // The admin is in the other tab meanwhile.
    refetchIntervalInBackground: true,
  });
  const [hasSearched, setHasSearched] = useState(false);
  useEffect(() => {
    if (status.error) logFailure(status.error);
  }, [status.error]);

  if (status.isPending) return <FinderSkeleton />;
  const state = status.data;
  return (
    <>
      <Heading />
      <div className={COLUMNS}>
        <div className="flex flex-col gap-6">
          {state === undefined ? (
            <Unknown busy={status.isFetching} onRetry={() => void status.refetch()} />
          ) : (
            <Connection state={state} connecting={connecting} onConnect={connect} />
          )}
          <SearchForm isPossible={state?.status === 'authenticated'} onSearched={setHasSearched} />
        </div>
        <Summary />
      </div>
      {state === undefined ? null : (
        <PostList
          posts={state.suggestions}
          hasSearched={hasSearched}
          whenEmpty={hasSearched ? texts.noneFoundAdvice : texts.whenEmpty[state.status]}
        />
      )}
    </>
  );
}

/** The page finds out by itself once Reddit lets us search again. */
function untilRetry(retryAt: string | null): number | false {
  return retryAt !== null && Math.max(POLL_MS, Date.parse(retryAt) - Date.now());
}

function Heading() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <Notice tone="info">
        <p className="text-ink">{texts.calm}</p>
        <p className="mt-1 text-small text-ink">{texts.law}</p>
      </Notice>
    </>
  );
}

function Unknown({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Card title={texts.unknown}>
      <p>{texts.unknownMeaning}</p>
      <Button kind="secondary" className="mt-4" busy={busy} onClick={onRetry}>
        {texts.checkAgain}
      </Button>
    </Card>
  );
}

/** The outline of the screen. */
function FinderSkeleton() {
  return (
    <>
      <Heading />
      <Loading>
        <div className={COLUMNS}>
          <div className="flex flex-col gap-6">
            <Skeleton className="h-36" />
            <Skeleton className="h-72 rounded-card" />
          </div>
          <Skeleton className="h-112 rounded-card" />
        </div>
      </Loading>
    </>
  );
}

const LIMITS = ['5', '10', '15', '20'].map((value) => ({ value, label: texts.posts(value) }));
/** The contract's limit. */
const MAX_CHARACTERS = 300;

interface SearchFormProps {
  /** True when Reddit can be searched now. */
  readonly isPossible: boolean;
  /** After each search: whether Reddit answered. */
  readonly onSearched: (hasAnswered: boolean) => void;
}

/** The form of a search. */
function SearchForm({ isPossible, onSearched }: SearchFormProps) {
  const form = useForm({
    initial: { keywords: 'mounjaro,glp1,weightloss,diabetes', limit: '10' },
    body: ({ keywords, limit }) => ({ keywords, limit: Number(limit) }),
    send: useSearchPosts(),
    // The connection above says what can be said.
    failed: () => null,
    onFailed: () => onSearched(false),
    onSaved: () => onSearched(true),
  });
  return (
    <Card title={texts.search}>
      <Form form={form} aria-label={texts.searchForm} className="flex flex-col gap-5">
        <TextField
          label={texts.keywords}
          hint={texts.keywordsHint}
          name="keywords"
          autoComplete="on"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_CHARACTERS}
          {...form.field('keywords')}
        />
        <div className="flex flex-col gap-5 sm:flex-row sm:items-end">
          <SelectField
            label={texts.limit}
            className="sm:w-48"
            options={LIMITS}
            {...form.field('limit')}
          />
          <Button type="submit" busy={form.busy} disabled={!isPossible}>
            {texts.search}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
