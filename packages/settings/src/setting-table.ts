import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** One setting: its name in the environment, what it may hold, and what it is for. */
export type Setting<Schema extends z.ZodType = z.ZodType> = {
  name: string
  schema: Schema
  /** As written in the environment; null where the setting must be given, '' where it may stay unset. */
  standard: string | null
  doc: string
}

/** Every setting of the product. `docs/settings.md` is generated from this table. */
export const settingTable = {
  databaseUrl: setting(
    'DATABASE_URL',
    address('postgres:', 'postgresql:'),
    null,
    'Address of PostgreSQL 15 or later, with user and database.',
  ),
  opensearchUrl: setting('OPENSEARCH_URL', address('http:', 'https:'), null, 'Address of OpenSearch 3.'),
  indexPrefix: setting(
    'INDEX_PREFIX',
    indexPrefix(),
    'rosette',
    'First part of every index name, so that several sites can share one engine.',
  ),
  databasePool: setting('DATABASE_POOL', whole(1, 500), '10', 'Most connections one process opens to PostgreSQL for requests.'),
  statementTimeoutMs: setting(
    'STATEMENT_TIMEOUT_MS',
    whole(0, 3_600_000),
    '5000',
    'A statement of a request is cancelled after this long; 0 for never.',
  ),
  searchTimeoutMs: setting('SEARCH_TIMEOUT_MS', whole(50, 60_000), '2000', 'A search is cancelled after this long.'),
  searchConcurrency: setting('SEARCH_CONCURRENCY', whole(1, 1000), '32', 'Searches one process runs at the same time.'),
  searchQueue: setting(
    'SEARCH_QUEUE',
    whole(0, 10_000),
    '128',
    'Searches that may wait for their turn; further ones are told to come back later.',
  ),
  maxExports: setting(
    'MAX_EXPORTS',
    whole(1, 1000),
    '4',
    'Files of results one process writes at the same time; further visitors are told to come back later.',
  ),
  port: setting('PORT', whole(0, 65_535), '3000', 'Port the site listens on; 0 takes any free one.'),
  host: setting('HOST', z.string().min(1), '127.0.0.1', 'Network address the site listens on.'),
  publicUrl: setting(
    'PUBLIC_URL',
    address('http:', 'https:'),
    'http://localhost:3000',
    'Address visitors use, for canonical links; no path.',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    trustProxy(),
    '',
    'Whose X-Forwarded headers are believed: true, a number of hops, or a list of addresses. Unset: nobody.',
  ),
  accessMode: setting(
    'ACCESS_MODE',
    z.enum(['open', 'spec']),
    'spec',
    'spec asks for an ORCID or a subscription before it shows a record; open shows every record to everyone.',
  ),
  cookieDomain: setting(
    'COOKIE_DOMAIN',
    optionalText(),
    '',
    'Domain whose sites all receive the cookies of a session. Unset: this site alone, which is safer.',
  ),
  passwordMin: setting('PASSWORD_MIN', whole(1, 64), '6', 'Least number of characters of a password; 12 or more is wise.'),
  passwordMax: setting('PASSWORD_MAX', whole(1, 1024), '10', 'Greatest number of characters of a password; 128 or more is wise.'),
  englishOnly: setting(
    'ENGLISH_ONLY',
    yesOrNo(),
    '1',
    '1 lets names and addresses have English letters only, as the specification says; 0 takes the letters of all languages.',
  ),
  exampleEmail: setting('EXAMPLE_EMAIL', z.email(), 'name@example.org', 'Address that forms show as an example.'),
  mailUrl: setting(
    'MAIL_URL',
    optionalAddress('smtp:', 'smtps:'),
    '',
    'SMTP server that takes our mail, with user and password where it asks for them. Unset: no mail is sent and addresses are not confirmed.',
  ),
  mailFrom: setting('MAIL_FROM', z.email(), 'no-reply@example.org', 'Sender of our mail.'),
  orcidIssuer: setting('ORCID_ISSUER', address('http:', 'https:'), 'https://orcid.org', 'OpenID Connect provider that knows ORCID iDs.'),
  orcidClientId: setting('ORCID_CLIENT_ID', optionalText(), '', 'Our name at ORCID. Unset: signing in with ORCID is not offered.'),
  orcidClientSecret: setting('ORCID_CLIENT_SECRET', optionalText(), '', 'Our secret at ORCID.'),
  orcidTimeoutMs: setting('ORCID_TIMEOUT_MS', whole(100, 60_000), '10000', 'A call to ORCID is given up after this long.'),
  partnerId: setting(
    'PARTNER_ID',
    z.string().regex(/^[\w-]{1,40}$/, 'must be letters, digits, _ and -'),
    'tair',
    'Name of this site among those that share subscriptions.',
  ),
  demoLogin: setting(
    'DEMO_LOGIN',
    yesOrNo(),
    '0',
    '1 lists the demo accounts on the login page, each to be opened with one click. Refused in production beside real accounts.',
  ),
  nodeEnv: setting('NODE_ENV', z.string(), 'development', 'production on a public site.'),
  curatorEmail: setting('CURATOR_EMAIL', z.email(), 'curator@example.org', 'Where visitors write to; shown on pages.'),
  externalLinks: setting('EXTERNAL_LINKS', optionalText(), '', 'Path of a JSON file that replaces addresses of other sites.'),
  rateLimitPerMinute: setting(
    'RATE_LIMIT_PER_MINUTE',
    whole(0, 1_000_000),
    '600',
    'Requests one address may make in a minute; 0 for no limit.',
  ),
  maxLoopDelayMs: setting(
    'MAX_LOOP_DELAY_MS',
    whole(0, 60_000),
    '1000',
    'While a process lags behind by this much on average over a second, it refuses new requests; 0 for never.',
  ),
  shutdownTimeoutMs: setting(
    'SHUTDOWN_TIMEOUT_MS',
    whole(0, 600_000),
    '10000',
    'How long requests and jobs in flight may take to finish when a process is asked to stop.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'Least severity that is logged.',
  ),
  workerConcurrency: setting('WORKER_CONCURRENCY', whole(1, 100), '2', 'Jobs one worker process runs at the same time.'),
  sequenceDir: setting(
    'SEQUENCE_DIR',
    folder('.local/share/rosette/sequences'),
    '',
    'Folder of the genome and the sequences made from it, shared by all processes. Unset: .local/share/rosette/sequences of the user.',
  ),
  webDist: setting('WEB_DIST', optionalText(), '', 'Folder of the built web app. Unset: apps/web/dist of this checkout.'),
  viteDevUrl: setting(
    'VITE_DEV_URL',
    optionalText(),
    '',
    'Set while developing: pages refer to the sources served by Vite at this address.',
  ),
} as const

function setting<Schema extends z.ZodType>(name: string, schema: Schema, standard: string | null, doc: string): Setting<Schema> {
  return { name, schema, standard, doc }
}

function whole(least: number, most: number) {
  const range = `a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, `must be ${range}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${range}`)
}

function address(...protocols: readonly string[]) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
}

function indexPrefix() {
  return z.string().regex(/^[a-z0-9][a-z0-9_]{0,60}$/, 'must be lower-case letters, digits and _')
}

function yesOrNo() {
  return z
    .string()
    .regex(/^[01]$/, 'must be 0 or 1')
    .transform((text) => text === '1')
}

function optionalAddress(...protocols: readonly string[]) {
  return z.union([z.literal('').transform(() => null), address(...protocols)])
}

function optionalText() {
  return z.string().transform((text) => (text === '' ? null : text))
}

/** An absolute path, or else a place below the user's home. */
function folder(place: string) {
  return z.string().transform((text) => (text === '' ? join(homedir(), place) : resolve(text)))
}

function trustProxy() {
  return z.string().transform((text): boolean | number | string => {
    if (text === '' || text === 'false') return false
    if (text === 'true') return true
    return /^\d+$/.test(text) ? Number(text) : text
  })
}
