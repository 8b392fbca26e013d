import type { BackupFailureCode } from '@dosewise/contract';

const count = (number: number, one: string, many = `${one}s`) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('en-GB')} ${many}`;

/** '2 days', '3 hours', '5 minutes', at the coarsest unit that holds two of them. */
function span(ms: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(ms) / 60_000));
  if (minutes < 120) return count(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day');
}

/** '0.6 MB', '340 MB', '12 GB'. */
function size(bytes: number): string {
  if (bytes < 1e7) return `${(bytes / 1e6).toFixed(1)} MB`;
  const megabytes = Math.floor(bytes / 1e6);
  return megabytes < 10_000 ? `${megabytes} MB` : `${Math.floor(megabytes / 1000)} GB`;
}

/** The sentences on how an installation is, and what to do about it. */
export const texts = {
  parts: {
    settings: 'Settings',
    server: 'Server',
    database: 'Database',
    disk: 'Disk',
    clock: 'Clock',
    address: 'Address',
    proxy: 'Proxy',
    mail: 'Email',
    push: 'Notifications',
    webhooks: 'Webhooks',
    oidc: 'OpenID',
    backups: 'Backups',
  },
  /** Words for what systems say in codes. */
  codes: {
    ABORT_ERR: 'no answer in time',
    ETIMEDOUT: 'no answer in time',
    ECONNREFUSED: 'connection refused',
    ECONNRESET: 'connection reset',
    ENOTFOUND: 'host not found',
    EAI_AGAIN: 'DNS lookup failed',
    EHOSTUNREACH: 'no route to host',
    EPROTO: 'TLS error',
    EACCES: 'permission denied',
    '28P01': 'wrong password',
    '28000': 'login refused',
    '3D000': 'no such database',
    '42501': 'permission denied',
    SQLITE_NOTADB: 'not a database',
    SQLITE_CORRUPT: 'damaged',
    SQLITE_CANTOPEN: 'cannot be opened',
    SQLITE_PERM: 'permission denied',
    SQLITE_BUSY: 'locked by another program',
    SQLITE_IOERR: 'disk error',
    EPERM: 'operation not permitted',
    EISDIR: 'it is a folder',
    ENOTDIR: 'its folder is a file',
    EEXIST: 'its folder is a file',
    '42P07': 'a table with that name already exists',
    '53300': 'too many connections',
    '57P03': 'it is starting or stopping',
    SELF_SIGNED_CERT_IN_CHAIN: 'self-signed certificate in the chain',
    CERT_HAS_EXPIRED: 'expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'incomplete chain',
    ERR_TLS_CERT_ALTNAME_INVALID: 'for another name',
  },
  failed: (reason: string) => `We couldn’t check this (${reason}).`,
  failedAdvice: 'Fix the problems above, then check again.',
  tooLong: 'it took too long',

  settings: {
    good: 'All are valid.',
    wrongAdvice: 'Correct that line in .env, or that environment variable.',
    noLimits: 'RATE_LIMIT is off: guessing passwords is not slowed down.',
    noLimitsAdvice: 'Remove RATE_LIMIT.',
    unknown: (name: string) => `${name} is not a setting, and has no effect.`,
    unknownAdvice: (name: string) => `Did you mean ${name}?`,
  },

  server: {
    good: (address: string, version: string) => `Version ${version} answers at ${address}.`,
    away: (address: string) => `Nothing answers at ${address}.`,
    awayAdvice: 'Start the server. If it stops again, its output says why.',
    ill: (address: string, status: number) => `It answers at ${address}, with status ${status}.`,
    illAdvice: 'It cannot reach the database, or it is overloaded: see its log.',
    stranger: (address: string) => `Something that is not Dosewise answers at ${address}.`,
    strangerAdvice: 'Set PORT to another one, or stop the program that uses it.',
  },

  database: {
    good: (engine: string, version: string, bytes: number) =>
      `${engine} ${version}, ${size(bytes)}, all migrations done.`,
    none: (file: string) => `There is no ${file} yet.`,
    noneAdvice: 'The first start creates it. If there was one before, DATA_DIR has changed.',
    empty: 'It is empty.',
    emptyAdvice:
      'The next start creates the tables. If there were some before, this is another database.',
    away: (where: string, code: string) => `${where} cannot be reached (${code}).`,
    awayAdvice:
      'Check host, port, user and password in DATABASE_URL, and that the database is running.',
    refused: (where: string, code: string) => `${where} refuses our request (${code}).`,
    refusedAdvice:
      'Make the role in DATABASE_URL the owner of the database and its tables (OWNER TO), or name a database that no other program uses.',
    unreadable: (file: string, code: string) => `${file} cannot be read (${code}).`,
    unreadableAdvice:
      'Check who owns the file. If it is damaged, restore the last backup beside it.',
    pending: (number: number) =>
      `${count(number, 'migration')} of this version ${number === 1 ? 'has' : 'have'} not run yet.`,
    pendingAdvice: 'Restart: Dosewise makes a backup, then migrates.',
    newerAdvice: 'Do not use this version.',
    readOnly: (what: string) => `${what} cannot be written to.`,
    readOnlyFileAdvice: 'Make the server’s user the owner of the file and its folder (chown).',
    readOnlyServerAdvice:
      'Set DATABASE_URL to the server that accepts writes, and turn off default_transaction_read_only.',
    standby: 'PostgreSQL is a standby, which is read-only.',
    rights: (role: string, closed: number) =>
      `The role ${role} is not allowed to read and write ${count(closed, 'table')}.`,
    rightsAdvice: (role: string) =>
      `Make ${role} the owner of the database and its tables (OWNER TO).`,
    noTables: (role: string) =>
      `The role ${role} is not allowed to create tables, which upgrades need.`,
    foreign: (role: string, number: number) =>
      `The role ${role} does not own ${count(number, 'table')}, which upgrades need to change.`,
    notDurable:
      'PostgreSQL answers before a write is on disk (synchronous_commit or fsync is off).',
    notDurableAdvice:
      'Turn both on, or a crash of its machine can lose doses that people have logged.',
  },

  disk: {
    good: (folder: string, free: number) => `${size(free)} is free at ${folder}.`,
    unknown: (folder: string) => `${folder} can be written to.`,
    low: (folder: string, free: number) => `Only ${size(free)} is free at ${folder}.`,
    lowAdvice: 'Free up space: a full disk refuses every write.',
    notWritable: (folder: string) => `${folder} cannot be written to.`,
    notWritableAdvice: 'Make the server’s user the owner of the folder (chown -R).',
  },

  clock: {
    good: 'Matches every clock we could reach.',
    apart: (who: string, ms: number) =>
      `It is ${span(ms)} ${ms > 0 ? 'ahead of' : 'behind'} the clock of ${who}.`,
    before: (day: string) => `It is set to a time before ${day}, when this version was released.`,
    behindTraces: (ms: number) =>
      `Something in the database is dated ${span(ms)} in the future: the clock is behind, or was ahead.`,
    advice: 'Set it, and keep it right: timedatectl set-ntp true.',
    postgres: 'PostgreSQL',
  },

  address: {
    good: (url: string, version: string) => `${url} reaches this server (version ${version}).`,
    unset: (url: string) =>
      `PUBLIC_URL is not set. Links on pages use the address in the browser’s bar; links in emails and notifications use ${url}, which only works on this machine.`,
    local: (url: string) => `${url} is only reachable from this machine.`,
    localAdvice: 'Set PUBLIC_URL to the address people type. Links in emails use it.',
    plain: (url: string) =>
      `${url} has no TLS, so the app can’t be installed and passkeys and notifications don’t work.`,
    plainAdvice: 'Put a proxy with a certificate in front, and set PUBLIC_URL to https://…',
    away: (url: string, code: string) => `${url} cannot be reached from here (${code}).`,
    awayAdvice: 'Check the name (DNS), the proxy, and ports 80 and 443.',
    silentAdvice:
      'If others can reach it, the router does not support hairpin NAT, which is harmless. Otherwise check the firewall.',
    leadsOn: (url: string, to: string) => `${url} redirects to ${to}.`,
    leadsOnAdvice: 'Set PUBLIC_URL to the address it redirects to.',
    refused: (url: string, status: number) => `${url} answers with status ${status}.`,
    refusedAdvice:
      'The proxy answers, but Dosewise behind it does not. Is it running, on the right port?',
    stranger: (url: string) => `Something that is not Dosewise answers at ${url}.`,
    strangerAdvice: 'Point the name, or the proxy’s rule, at this server.',
    otherVersion: (url: string, version: string, ours: string) =>
      `Version ${version} answers at ${url}; this is ${ours}.`,
    otherVersionAdvice: 'Restart the server, so that it runs what is installed.',
    certificate: (days: number) => `The certificate is valid for ${count(days, 'day')}.`,
    ending: (days: number) => `The certificate expires in ${count(days, 'day')}.`,
    expired: (days: number) => `The certificate expired ${count(days, 'day')} ago.`,
    renewAdvice: 'Renew it, and fix the automatic renewal (certbot renew, Caddy’s log).',
    notTrusted: (code: string) => `Browsers do not accept the certificate (${code}).`,
    notTrustedAdvice: 'Get one for exactly this name, and let the proxy send the full chain.',
  },

  proxy: {
    good: 'A proxy is in front, and its headers are trusted.',
    none: 'No proxy is expected.',
    notTrusted: 'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY is off.',
    notTrustedAdvice:
      'Set TRUST_PROXY=on. Otherwise everyone seems to come from one address, and 30 wrong passwords lock everyone out.',
    noAddress: 'TRUST_PROXY is on, but PUBLIC_URL is only reachable from this machine.',
  },

  mail: {
    good: (host: string) => `${host} accepts our login and our sender.`,
    off: (folder: string) => `No mail server is set: emails are written to ${folder}.`,
    offAdvice: 'Set SMTP_URL and MAIL_FROM to send them.',
    connect: (host: string) => `${host} does not answer.`,
    connectAdvice: 'Check host and port in SMTP_URL, and whether a firewall blocks the way.',
    tls: (host: string) => `${host} has no trusted TLS.`,
    tlsAdvice:
      'smtps:// is for port 465, smtp:// for 587; the name must be the one in its certificate.',
    login: (host: string, code: string) => `${host} refuses the login${code}.`,
    loginAdvice:
      'Check user and password in SMTP_URL: special characters must be percent-encoded, and some providers need an app password.',
    sender: (host: string, code: string) => `${host} does not accept MAIL_FROM as sender${code}.`,
    senderAdvice: 'Set MAIL_FROM to an address that this login may send from.',
    unconfirmed: (number: number) => `${count(number, 'email is', 'emails are')} unconfirmed.`,
    unconfirmedAdvice: 'The campaigns page lists them. You decide whether to send them again.',
  },

  push: {
    good: (number: number) =>
      number === 0
        ? 'They can be sent. No browser has subscribed yet.'
        : `${count(number, 'browser is', 'browsers are')} subscribed.`,
    off: 'Notifications are off.',
    offAdvice:
      'Set PUBLIC_URL to an https address with a public name, or set MAIL_FROM to a sender address.',
    lost: (number: number) =>
      `${count(number, 'browser is', 'browsers are')} subscribed, but no notifications can be sent.`,
    wrongKey: 'The key that signs notifications is damaged.',
    wrongKeyAdvice:
      'Restore the last backup: it has the key. With a new key everyone has to subscribe again.',
  },

  webhooks: {
    good: (number: number) =>
      number === 0 ? 'There are none.' : `${count(number, 'webhook')}, none paused.`,
    resting: (resting: number, all: number) =>
      `${resting} of ${count(all, 'webhook')} paused after 20 failures in a row.`,
    restingAdvice:
      'Their owners can save or test them in Settings to start them again. If all are paused, check the firewall.',
    metadata:
      'WEBHOOK_ALLOW allows 169.254.169.254, where cloud providers give out the machine’s credentials.',
    metadataAdvice: 'List hosts with their ports instead of networks.',
  },

  oidc: {
    good: (name: string) => `${name} answers, and its issuer matches OIDC_ISSUER.`,
    off: 'No provider is set up.',
    away: (host: string, code: string) => `${host} cannot be reached (${code}).`,
    awayAdvice: 'No one can log in with it until it answers. Check the provider and the network.',
    other: (issuer: string) => `The provider’s issuer is ${issuer}.`,
    otherAdvice: 'Set OIDC_ISSUER to exactly that.',
    wrong: (status: number) => `There is no discovery document there (status ${status}).`,
    atStart: (says: string, advice: string) => `Warning: OIDC_ISSUER is wrong. ${says} ${advice}`,
    wrongAdvice: 'OIDC_ISSUER is the part before /.well-known/openid-configuration.',
  },

  backups: {
    good: (ageMs: number, rows: number) =>
      `The last one is ${span(ageMs)} old, was read back, and has ${count(rows, 'row')}.`,
    off: 'There are no automatic backups (BACKUP_EVERY is off).',
    offAdvice: 'Set BACKUP_EVERY, unless something else copies the database.',
    none: 'There is none yet.',
    noneAdvice: 'The server makes the first one soon after its start.',
    old: (ageMs: number) => `The last one is ${span(ageMs)} old.`,
    oldAdvice:
      'Is the server running? Its log says why none was made. You can make one now on the System page.',
    failed: 'The last backup failed.',
    failures: {
      disk_full: 'Free up space where BACKUP_DIR is: the disk was full.',
      no_folder: 'BACKUP_DIR could not be written to: make the server’s user its owner (chown -R).',
      damaged: 'The backup could not be read back: check the disk.',
      server_stopped: 'The server stopped during the backup. It will try again.',
      other: 'The server’s log says why.',
    } satisfies Record<BackupFailureCode, string>,
    damaged: (name: string) => `${name} is damaged: it cannot be read back.`,
    damagedAdvice:
      'The disk may be failing. Make another one elsewhere: npm run admin -- backup FILE.',
    missing: (name: string) => `${name} is no longer in its folder.`,
    missingAdvice: 'Has BACKUP_DIR changed, or is it not mounted?',
    notWritable: (folder: string) => `${folder} cannot be written to.`,
    notWritableAdvice: 'Make the server’s user its owner (chown -R), or set BACKUP_DIR.',
  },
};
