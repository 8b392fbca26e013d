// The walls between the parts of the house. docs/architecture.md says what each part is for.
const TESTS = '\\.(test|e2e)\\.tsx?$';
const LOCAL_TESTING = '^apps/local/src/testing/';
/** A file's address, or a worker of its own, which Vite makes of an import. */
const BY_VITE = '\\?(url|worker)$';

/** The rooms of the server from below, and the files beside them: each may import those before it. */
const SERVER_ROOMS = [
  ['db', 'db/'],
  ['context', '(app-error|context|new-id)\\.ts$'],
  ...['records', 'runtime', 'outgoing'].map((room) => [room, `${room}/`]),
  ['features', '(features/|create-context\\.ts$)'],
];

/** The rooms of web from below: each may import those before it. */
const WEB_ROOMS = ['languages/formats', 'kit', 'data', 'parts', 'features', 'app'];

/** Libraries that most starts of a server never use: half of the start and a quarter of the memory. */
const SELDOM_USED =
  '^node_modules/(nodemailer|html-to-text|web-push|@simplewebauthn/server|age-encryption|@zxcvbn-ts/language-common)/';

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    wall(
      'domain-imports-itself',
      'The domain is pure: no package, no Node, no browser.',
      { path: '^packages/domain/src/', pathNot: TESTS },
      { pathNot: '^packages/domain/src/' },
    ),
    wall(
      'file-import-imports-domain',
      'Reading a file is arithmetic on its text: no package, no Node, no browser.',
      { path: '^packages/file-import/src/', pathNot: TESTS },
      { pathNot: '^packages/(domain|file-import)/src/' },
    ),
    wall(
      'contract-imports-zod-and-domain',
      'Both sides of the wire load the contract, so it stays small.',
      { path: '^packages/contract/src/', pathNot: TESTS },
      { pathNot: ['^packages/(contract|domain)/src/', '^node_modules/zod/'] },
    ),
    wall(
      'packages-know-no-app',
      'Dependencies point from the apps to the packages.',
      { path: '^packages/' },
      { path: '^(apps|e2e|tools|bench)/' },
    ),
    wall(
      'bench-is-measured-from-outside',
      'What measures is no part of what runs; only the program that starts it may know it.',
      { path: '^(apps|e2e)/' },
      { path: '^bench/' },
    ),
    wall(
      'apps-meet-in-the-contract',
      'Server and web share nothing but the packages; of what runs without a server web knows the messages, and how a browser keeps things; its build the empty database.',
      { path: '^apps/(server|web)/' },
      {
        path: '^apps/',
        pathNot: ['^apps/$1/', '^apps/local/src/(protocol|browser-table|empty-database)\\.ts$'],
      },
    ),
    wall(
      'server-knows-no-other-app',
      'A server runs by itself, also where nobody may do without an account.',
      { path: '^apps/server/' },
      { path: '^apps/(?!server/)' },
    ),
    wall(
      'local-runs-what-needs-no-server',
      'The worker has the features of a user’s own records, how they are called, and the database: no more.',
      { path: '^apps/local/', pathNot: [TESTS, LOCAL_TESTING] },
      {
        path: '^apps/',
        pathNot: [
          '^apps/local/',
          '^apps/server/src/(db|languages|records|runtime/calls)/',
          '^apps/server/src/(app-error|record-routes|context|new-id)\\.ts$',
          '^apps/server/src/features/account/profile/profile\\.read-model\\.ts$',
          // The row of a new account, and what is written with it.
          '^apps/server/src/features/account/auth/(auth\\.queries|new-account)\\.ts$',
          '^apps/server/src/runtime/activity/user-activity\\.queries\\.ts$',
          '^apps/server/src/runtime/background/forget-expired\\.queries\\.ts$',
        ],
      },
    ),
    ...SERVER_ROOMS.map(([room, path], place) =>
      wall(
        `server-${room}-knows-none-above`,
        'The rooms of the server stand in one order. Above `db` all may speak.',
        { path: `^apps/server/src/${path}`, pathNot: TESTS },
        {
          path: '^apps/server/src/',
          pathNot: [
            ...SERVER_ROOMS.slice(0, place + 1).map(([, below]) => `^apps/server/src/${below}`),
            ...(room === 'db' ? [] : ['^apps/server/src/languages/']),
          ],
        },
      ),
    ),
    wall(
      'server-feature-keeps-to-itself',
      'A feature reads another one only through its read model, and writes through its write model.',
      { path: '^apps/server/src/features/([^/]+/[^/]+)/', pathNot: TESTS },
      {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '\\.(read|write)-model\\.ts$'],
      },
    ),
    wall(
      'channel-knows-no-ledger',
      'A channel sends what it is given, where it is told to; another one is none of its business.',
      { path: '^apps/server/src/outgoing/channels/', pathNot: TESTS },
      { path: '^apps/server/src/outgoing/(?!channels/)' },
    ),
    wall(
      'languages-know-texts',
      'A language has the words of every `texts.ts`, and knows nothing that says them.',
      { path: '^apps/server/src/languages/', pathNot: TESTS },
      {
        path: '^apps/server/src/(?!languages/)',
        pathNot: '/texts\\.ts$',
      },
    ),
    wall(
      'records-need-no-server',
      'Features of a user’s own records run in a browser too: no way from them leads to Node or Fastify.',
      {
        path: '^apps/(local/src/|server/src/(record-routes\\.ts|features/((dosing|tracking|analysis|moving)/|account/profile/)))',
        pathNot: [
          TESTS,
          LOCAL_TESTING,
          // What a server answers to others, the writer of PDFs, the admin's prices.
          '/moving/(calendar|shares|vaults)/',
          '/analysis/(report/pdf|pricing/admin-pricing\\.)',
        ],
      },
      {
        path: '^(?!(apps|packages)/|node_modules/(@noble/hashes|kysely|uuidv7|zod|(@types/)?sql\\.js)/)',
        pathNot: BY_VITE,
        reachable: true,
      },
    ),
    wall(
      'routes-go-through-the-service',
      'What answers a route is one call of a service; SQL is two hops away.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.queries\\.ts$' },
    ),
    wall(
      'seldom-used-libraries-come-later',
      'What few servers need within minutes of a start is loaded when it is first used.',
      { path: '^apps/server/src/', pathNot: [TESTS, '^apps/server/src/testing/'] },
      {
        path: SELDOM_USED,
        dynamic: false,
        dependencyTypesNot: ['type-only', 'type-import', 'require'],
      },
    ),
    wall(
      'sql-stands-in-queries',
      'A service decides and a route binds; what asks the database has a file of its own.',
      {
        path: '^apps/server/src/',
        pathNot: [TESTS, '^apps/server/src/(db|testing)/', '\\.(queries|read-model)\\.ts$'],
      },
      { path: '^node_modules/kysely/' },
    ),
    wall(
      'testing-is-for-tests',
      'What serves tests is no part of what runs.',
      { path: '^apps/(server|local)/src/', pathNot: [TESTS, '^apps/(server|local)/src/testing/'] },
      { path: '^apps/(server|local)/src/testing/' },
    ),
    wall(
      'production-needs-no-dev-package',
      'A deployment installs the packages that the server itself lists for production.',
      {
        path: '^(packages/[^/]+|apps/(server|local))/src/',
        pathNot: [TESTS, '^apps/(server|local)/src/testing/'],
      },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'server-loads-at-start',
      'An upgrade replaces the files beneath a running server: of what it loads later, libraries alone may be replaced.',
      { path: '^(packages/[^/]+|apps/server)/src/', pathNot: [TESTS, '^apps/server/src/testing/'] },
      { dynamic: true, pathNot: SELDOM_USED },
    ),
    wall(
      'web-feature-keeps-to-itself',
      'What two features need has a room below them: parts, data, kit.',
      { path: '^apps/web/src/features/([^/]+/[^/]+)/' },
      { path: '^apps/web/src/(app|features)/', pathNot: '^apps/web/src/features/$1/' },
    ),
    wall(
      'kit-knows-no-product',
      'A primitive gets everything as props: no router, no queries, no features, nothing of the server.',
      { path: '^apps/web/src/kit/' },
      {
        path: [
          '^node_modules/(wouter|@tanstack/react-query)/',
          '^packages/(?!domain/)',
          '^apps/web/src/(?!(kit|languages/formats)/)',
        ],
      },
    ),
    wall(
      'data-draws-nothing',
      'Calls, what is kept of them and what waits to be sent are the same whatever a page looks like.',
      {},
      { path: '^apps/web/src/data/.+\\.tsx$', pathNot: TESTS },
    ),
    ...WEB_ROOMS.slice(0, -1).map((room, place) =>
      wall(
        `${room.split('/').at(-1)}-know-none-above`,
        'The rooms of web stand in one order, so that no two of them import each other.',
        { path: `^apps/web/src/${room}/` },
        { path: `^apps/web/src/(${WEB_ROOMS.slice(place + 1).join('|')})/` },
      ),
    ),
    wall(
      'service-worker-stands-alone',
      'It is one small file that browsers fetch again and again, and runs no code of a page but the one decision of whose a reply is.',
      { path: '^apps/web/src/app/service-worker/', pathNot: TESTS },
      { path: '^apps/web/src/(?!app/service-worker/|data/browser/our-server\\.ts$)' },
    ),
    wall(
      'words-are-laid-out-by-the-build',
      'A page that imported a language would load it for everybody.',
      { path: '^apps/web/src/(?!languages/)', pathNot: TESTS },
      { path: '^apps/web/src/languages/(?!formats/)' },
    ),
    wall(
      'languages-mirror-words',
      'A mirror has the types of words, the grammar of its language, constants and paths; it runs before every page.',
      { path: '^apps/web/src/languages/(?!formats/)', pathNot: TESTS },
      {
        path: '^apps/web/src/(?!languages/)',
        pathNot: ['/texts\\.ts$', '^apps/web/src/data/navigation/paths\\.ts$'],
      },
    ),
    wall('no-cycle', 'Two modules that need each other are one.', {}, { circular: true }),
    wall(
      'no-orphan',
      'A module that nothing uses and that uses nothing is dead.',
      { orphan: true, path: '\\.tsx?$', pathNot: '\\.d\\.ts$' },
      {},
    ),
    wall(
      'everything-resolves',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: BY_VITE },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/dist/' },
    // Types are knowledge too: a wall that types may climb is none.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
