import type { RawReply } from '../../../runtime/calls/bind-route.ts';
import { leadTo, ownPath } from '../../../runtime/calls/own-path.ts';

/** Leads to a page of ours; to the first one where `to` is none. */
export const leadToPage = (to: string | undefined): RawReply => leadTo(ownPath(to) ?? '/');
