import { useSendsMail } from '../../../api/deployment-settings.ts';
import { QueryProvider } from '../../../api/query-provider.tsx';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LinkRequestForm } from './link-request-form.tsx';
import { texts } from './texts.ts';

/** Asks for a link that sets a new password. */
export function PasswordLinkPage() {
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.pageTitle}</title>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <h1 className="text-title">{texts.title}</h1>
          <p className="text-quiet">{useSendsMail() ? texts.lead : texts.noMailLead}</p>
        </div>
        <QueryProvider>
          <LinkRequestForm />
        </QueryProvider>
        <Link
          to={PATHS.login}
          className="inline-flex min-h-11 items-center self-center rounded-control px-3 font-semibold text-accent hover:bg-accent-tint"
        >
          {texts.backToLogin}
        </Link>
      </div>
    </Card>
  );
}
