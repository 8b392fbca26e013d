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
    mail: 'Mail',
    push: 'Notifications',
    webhooks: 'Webhooks',
    oidc: 'OpenID',
    backups: 'Backups',
  },
  /** Words for what systems say in codes. */
  codes: {
    ABORT_ERR: 'no answer in time',
    ETIMEDOUT: 'no answer in time',
    ECONNREFUSED: 'nobody listens there',
    ECONNRESET: 'it hung up',
    ENOTFOUND: 'there is no such name',
    EAI_AGAIN: 'no name could be looked up',
    EHOSTUNREACH: 'no way leads there',
    EPROTO: 'it speaks no TLS',
    EACCES: 'not allowed',
    '28P01': 'wrong password',
    '28000': 'login refused',
    '3D000': 'no such database',
    '42501': 'not allowed',
    SQLITE_NOTADB: 'this is no database',
    SQLITE_CORRUPT: 'damaged',
    SQLITE_CANTOPEN: 'it cannot be opened',
    SQLITE_PERM: 'not allowed',
    SQLITE_BUSY: 'another program has locked it',
    SQLITE_IOERR: 'its disk fails',
    EPERM: 'not allowed',
    EISDIR: 'a folder has its name',
    ENOTDIR: 'its folder is a file',
    EEXIST: 'its folder is a file',
    '42P07': 'a table of that name is there',
    '53300': 'it has no free connection',
    '57P03': 'it is starting or stopping',
    SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
    CERT_HAS_EXPIRED: 'expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'signed by itself',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its chain is not whole',
    ERR_TLS_CERT_ALTNAME_INVALID: 'of another name',
  },
  failed: (reason: string) => `This could not be looked at (${reason}).`,
  failedAdvice: 'Mend what is at fault above, then look again.',
  tooLong: 'it took too long',

  settings: {
    good: 'Read, and none is refused.',
    wrongAdvice: 'Mend that line of .env or of the environment.',
    noLimits: 'RATE_LIMIT is off: nobody is slowed down who guesses passwords.',
    noLimitsAdvice: 'Take RATE_LIMIT out.',
    unknown: (name: string) => `${name} is no setting, and counts for nothing.`,
    unknownAdvice: (name: string) => `Was ${name} meant?`,
  },

  server: {
    good: (address: string, version: string) => `Version ${version} answers at ${address}.`,
    away: (address: string) => `Nobody answers at ${address}.`,
    awayAdvice: 'Start it; what it then writes says why it does not stay.',
    ill: (address: string, status: number) => `It answers at ${address}, with status ${status}.`,
    illAdvice: 'The database is out of its reach, or it has too much to do: see its log.',
    stranger: (address: string) => `Something that is not Dosewise answers at ${address}.`,
    strangerAdvice: 'Set PORT to another one, or stop what listens there.',
  },

  database: {
    good: (engine: string, version: string, bytes: number) =>
      `${engine} ${version}, ${size(bytes)}, all migrations done.`,
    none: (file: string) => `There is no ${file} yet.`,
    noneAdvice: 'The first start makes it. Where there was one, DATA_DIR is not what it was.',
    empty: 'It is empty.',
    emptyAdvice: 'The next start makes the tables. Where there were some, it is another one.',
    away: (where: string, code: string) => `${where} cannot be reached (${code}).`,
    awayAdvice: 'Look at host, port, user and password in DATABASE_URL, and whether it runs.',
    refused: (where: string, code: string) => `${where} refuses what we ask (${code}).`,
    refusedAdvice:
      'Give the role in DATABASE_URL the database and its tables (OWNER TO), or name a database that no other program uses.',
    unreadable: (file: string, code: string) => `${file} cannot be read (${code}).`,
    unreadableAdvice:
      'Look whom it belongs to. If it is damaged, restore the last backup beside it.',
    pending: (number: number) => `${count(number, 'migration')} of this version not done.`,
    pendingAdvice: 'Restart: each start migrates, after a backup.',
    newerAdvice: 'Do not go on with this version.',
    readOnly: (what: string) => `${what} cannot be written to.`,
    readOnlyFileAdvice: 'Give the file and its folder to the user that the server runs as.',
    readOnlyServerAdvice:
      'Name the server that takes writes in DATABASE_URL, and take default_transaction_read_only off.',
    standby: 'PostgreSQL is a standby, which takes no writes.',
    rights: (role: string, closed: number) =>
      `The role ${role} may not read and write ${count(closed, 'table')}.`,
    rightsAdvice: (role: string) => `Give ${role} the database and its tables (OWNER TO).`,
    noTables: (role: string) => `The role ${role} may not make tables, which upgrades do.`,
    foreign: (role: string, number: number) =>
      `The role ${role} does not own ${count(number, 'table')}, which upgrades change.`,
    notDurable:
      'PostgreSQL answers before a write is on disk (synchronous_commit or fsync is off).',
    notDurableAdvice: 'Turn both on, or a crash of its machine takes acknowledged doses along.',
  },

  disk: {
    good: (folder: string, free: number) => `${size(free)} are free at ${folder}.`,
    unknown: (folder: string) => `${folder} can be written to.`,
    low: (folder: string, free: number) => `Only ${size(free)} are free at ${folder}.`,
    lowAdvice: 'Make room: a full disk refuses every write.',
    notWritable: (folder: string) => `${folder} cannot be written to.`,
    notWritableAdvice: 'Give the folder to the user that the server runs as (chown -R).',
  },

  clock: {
    good: 'Agrees with all that could be asked.',
    apart: (who: string, ms: number) =>
      `It is ${span(ms)} ${ms > 0 ? 'ahead of' : 'behind'} that of ${who}.`,
    before: (day: string) => `It says that it is before ${day}, when this version was made.`,
    behindTraces: (ms: number) =>
      `Something in the database is dated ${span(ms)} from now: the clock is behind, or was ahead.`,
    advice: 'Set it, and keep it right: timedatectl set-ntp true.',
    postgres: 'PostgreSQL',
  },

  address: {
    good: (url: string, version: string) => `${url} leads here (version ${version}).`,
    local: (url: string) => `${url} is of this machine alone.`,
    localAdvice: 'Set PUBLIC_URL to what people type. Links in mails lead there.',
    plain: (url: string) => `${url} has no TLS: no app to install, no passkeys, no notifications.`,
    plainAdvice: 'Put a proxy with a certificate in front, and set PUBLIC_URL to https://…',
    away: (url: string, code: string) => `${url} cannot be reached from here (${code}).`,
    awayAdvice: 'Look at the name (DNS), the proxy, and the ports 80 and 443.',
    silentAdvice:
      'If others reach it, the network only leads no machine back to itself; else look at the firewall.',
    leadsOn: (url: string, to: string) => `${url} leads on to ${to}.`,
    leadsOnAdvice: 'Set PUBLIC_URL to the address at the end.',
    refused: (url: string, status: number) => `${url} answers with status ${status}.`,
    refusedAdvice: 'The proxy is there, and Dosewise behind it is not: is it running, at its port?',
    stranger: (url: string) => `Something that is not Dosewise answers at ${url}.`,
    strangerAdvice: 'Let the name, or the rule of the proxy, lead here.',
    otherVersion: (url: string, version: string, ours: string) =>
      `Version ${version} answers at ${url}; this is ${ours}.`,
    otherVersionAdvice: 'Restart the server, so that it runs what is installed.',
    certificate: (days: number) => `The certificate is good for ${count(days, 'day')}.`,
    ending: (days: number) => `The certificate ends in ${count(days, 'day')}.`,
    expired: (days: number) => `The certificate ended ${count(days, 'day')} ago.`,
    renewAdvice: 'Renew it, and mend what renews it by itself (certbot renew, the log of Caddy).',
    notTrusted: (code: string) => `Browsers do not accept the certificate (${code}).`,
    notTrustedAdvice: 'Get one for this very name, and let the proxy send its whole chain.',
  },

  proxy: {
    good: 'One is in front, and its word on who calls is taken.',
    none: 'None is expected.',
    notTrusted: 'PUBLIC_URL is https, so one is in front, but TRUST_PROXY is off.',
    notTrustedAdvice:
      'Set TRUST_PROXY=on, or all callers look like one, and 30 wrong passwords lock everybody out.',
    noAddress: 'TRUST_PROXY is on, but PUBLIC_URL is an address of this machine alone.',
  },

  mail: {
    good: (host: string) => `${host} takes our login and our sender.`,
    off: (folder: string) => `No mail server is set: mails become files in ${folder}.`,
    offAdvice: 'Set SMTP_URL and MAIL_FROM to send them.',
    connect: (host: string) => `${host} does not answer.`,
    connectAdvice: 'Look at host and port in SMTP_URL, and whether a firewall lets us out to it.',
    tls: (host: string) => `${host} offers no TLS that can be trusted.`,
    tlsAdvice:
      'smtps:// is for port 465, smtp:// for 587; the name must be the one in its certificate.',
    login: (host: string, code: string) => `${host} refuses the login${code}.`,
    loginAdvice:
      'Look at user and password in SMTP_URL: special characters are percent-encoded; some providers want a password for apps.',
    sender: (host: string, code: string) => `${host} does not take MAIL_FROM as sender${code}.`,
    senderAdvice: 'Set MAIL_FROM to an address that this login may send from.',
    unconfirmed: (number: number) => `${count(number, 'mail is', 'mails are')} unconfirmed.`,
    unconfirmedAdvice: 'The page of campaigns lists them; sending them again is for you to say.',
  },

  push: {
    good: (number: number) =>
      number === 0
        ? 'They can be sent; no browser wants any yet.'
        : `${count(number, 'browser is', 'browsers are')} notified.`,
    off: 'Browsers are not notified.',
    offAdvice: 'Set PUBLIC_URL to an https address with a public name, or MAIL_FROM.',
    lost: (number: number) =>
      `${count(number, 'browser waits', 'browsers wait')} for notifications, and none can be sent.`,
    wrongKey: 'The key that notifications are signed with is damaged.',
    wrongKeyAdvice:
      'Restore the last backup: it has the key. With another one all have to subscribe anew.',
  },

  webhooks: {
    good: (number: number) =>
      number === 0 ? 'There are none.' : `${count(number, 'webhook')}, none of which rests.`,
    resting: (resting: number, all: number) =>
      `${resting} of ${count(all, 'webhook')} rest after 20 failures in a row.`,
    restingAdvice: 'Their owners save or test them in Settings. If all rest, look at the firewall.',
    metadata: 'WEBHOOK_ALLOW opens 169.254.169.254, where clouds hand out keys of the machine.',
    metadataAdvice: 'Name hosts with their port instead of networks.',
  },

  oidc: {
    good: (name: string) => `${name} answers and names itself as OIDC_ISSUER does.`,
    off: 'No provider is set.',
    away: (host: string, code: string) => `${host} cannot be reached (${code}).`,
    awayAdvice: 'Nobody logs in there meanwhile. Look at the provider, and at the way to it.',
    other: (issuer: string) => `The provider calls itself ${issuer}.`,
    otherAdvice: 'Set OIDC_ISSUER to that, letter by letter.',
    wrong: (status: number) => `It has no description there (status ${status}).`,
    atStart: (says: string, advice: string) => `Warning: OIDC_ISSUER is wrong. ${says} ${advice}`,
    wrongAdvice: 'OIDC_ISSUER is the part before /.well-known/openid-configuration.',
  },

  backups: {
    good: (ageMs: number, rows: number) =>
      `The last is ${span(ageMs)} old, was read back, and has ${count(rows, 'row')}.`,
    off: 'None is made by itself (BACKUP_EVERY is off).',
    offAdvice: 'Set BACKUP_EVERY, unless something else copies the database.',
    none: 'There is none yet.',
    noneAdvice: 'The server makes the first one soon after its start.',
    old: (ageMs: number) => `The last one is ${span(ageMs)} old.`,
    oldAdvice: 'Does the server run? Its log says why none was made; System makes one now.',
    failed: 'The last try came to nothing.',
    failures: {
      disk_full: 'Make room where BACKUP_DIR is: the disk was full.',
      no_folder: 'BACKUP_DIR could not be written to: give it to the user that the server runs as.',
      damaged: 'What was written could not be read back: look at the disk.',
      server_stopped: 'The server stopped meanwhile, and begins again by itself.',
      other: 'The log of the server says why.',
    } satisfies Record<BackupFailureCode, string>,
    damaged: (name: string) => `${name} is damaged: it cannot be read back.`,
    damagedAdvice:
      'The disk may be failing. Make another one elsewhere: npm run admin -- backup FILE.',
    missing: (name: string) => `${name} is not in its folder any more.`,
    missingAdvice: 'Is BACKUP_DIR what it was, and mounted?',
    notWritable: (folder: string) => `${folder} cannot be written to.`,
    notWritableAdvice: 'Give it to the user that the server runs as, or set BACKUP_DIR.',
  },
};
