import { deleteVault, getVault, putVault, type RouteInput } from '@dosewise/contract';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { NewVaults } from './new-vaults.ts';
import * as service from './vaults.service.ts';

/** Requests of one address: a household behind one line, each of whose devices sends every change. */
const LIMIT = { rateLimit: { max: 120, timeWindow: '1 minute' } };

const keyOf = (
  { id }: { readonly id: string },
  { 'vault-token': token }: { readonly 'vault-token': string },
) => ({ id, token });

export function vaultRoutes({ config }: AppContext): readonly BoundRoute[] {
  const newVaults = new NewVaults(config.rateLimit);
  return [
    bindRoute(
      getVault,
      ({ params, headers }, call) =>
        service.getVault(call, keyOf(params, headers), headers['if-none-match']),
      LIMIT,
    ),
    bindRoute(
      putVault,
      ({ params, headers }, call) => {
        const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
        const { bytes, ip } = call;
        const put = { ...keyOf(params, headers), ifMatch, ifNoneMatch, bytes, ip };
        return service.putVault(call, put, newVaults);
      },
      {
        ...LIMIT,
        admit: ({ params, headers }, call) => {
          // The input is that of this route.
          const input = { params, headers } as Pick<
            RouteInput<typeof putVault>,
            'params' | 'headers'
          >;
          const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = input.headers;
          const put = { ...keyOf(input.params, input.headers), ifMatch, ifNoneMatch, ip: call.ip };
          return service.admitVault(call, put, newVaults);
        },
      },
    ),
    bindRoute(
      deleteVault,
      ({ params, headers }, call) => service.deleteVault(call, keyOf(params, headers)),
      LIMIT,
    ),
  ];
}
