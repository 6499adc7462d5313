import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { z } from 'zod'
import { settingSchemas } from './setting-schemas.ts'

const { whole, address, indexPrefix, yesOrNo, optionalAddress, encryptionKey, optionalText, folder, trustProxy } = settingSchemas

/** One setting: its name in the environment, what it may hold, and what it is for. */
export type Setting<Schema extends z.ZodType = z.ZodType> = {
  name: string
  schema: Schema
  /** As written in the environment; null if the setting is required, '' if it may stay unset. */
  standard: string | null
  doc: string
  /** Whether it may be in a file instead, which NAME_FILE names. */
  isSecret: boolean
}

/** Every setting of the product. `docs/settings.md` is generated from this table. */
export const settingTable = {
  databaseUrl: secret('DATABASE_URL', address('postgres:', 'postgresql:'), null, 'URL of PostgreSQL 15 or later, with user and database.'),
  databaseOwnerUrl: secret(
    'DATABASE_OWNER_URL',
    optionalAddress('postgres:', 'postgresql:'),
    '',
    'URL of the same database with the role that owns the tables, for commands and for the worker, which removes old releases; the API never needs it. The role of DATABASE_URL then gets only the rights that serving needs. Unset, the role of DATABASE_URL owns everything.',
  ),
  opensearchUrl: secret('OPENSEARCH_URL', address('http:', 'https:'), null, 'URL of OpenSearch 3.'),
  indexPrefix: setting('INDEX_PREFIX', indexPrefix(), 'rosette', 'Prefix of every index name, so that several sites can share one engine.'),
  databasePool: setting('DATABASE_POOL', whole(1, 500), '10', 'Most connections that one process opens to PostgreSQL for requests.'),
  statementTimeoutMs: setting('STATEMENT_TIMEOUT_MS', whole(0, 3_600_000), '5000', 'Timeout for SQL statements of a request; 0 for none.'),
  searchTimeoutMs: setting('SEARCH_TIMEOUT_MS', whole(50, 60_000), '2000', 'Timeout for searches.'),
  spellingTimeoutMs: setting(
    'SPELLING_TIMEOUT_MS',
    whole(0, 10_000),
    '150',
    'Time in which another spelling is looked for if a search finds nothing; after it, or at 0, none is suggested.',
  ),
  searchConcurrency: setting('SEARCH_CONCURRENCY', whole(1, 1000), '32', 'Number of searches that one process runs at the same time.'),
  searchQueue: setting(
    'SEARCH_QUEUE',
    whole(0, 10_000),
    '128',
    'Number of searches that may wait for a slot; further ones are refused with a request to try again later.',
  ),
  maxExports: setting(
    'MAX_EXPORTS',
    whole(1, 1000),
    '4',
    'Number of result files that one process writes at the same time; further ones are refused with a request to try again later.',
  ),
  savedSearchesMaxMb: setting(
    'SAVED_SEARCHES_MAX_MB',
    whole(1, 1_000_000),
    '1024',
    'Megabytes that all saved searches together may take up in PostgreSQL; further ones are refused until some have expired.',
  ),
  listContentsMaxMb: setting(
    'LIST_CONTENTS_MAX_MB',
    whole(1, 1_000_000),
    '10240',
    'Megabytes that the contents of all lists together may take up in PostgreSQL before visitors without an account store no new ones; members still do, within their limits.',
  ),
  port: setting('PORT', whole(0, 65_535), '3000', 'Port that the site listens on; 0 for any free port.'),
  metricsPort: setting(
    'METRICS_PORT',
    z.union([z.literal('').transform(() => null), whole(0, 65_535)]),
    '',
    'Port on which Prometheus reads /metrics, at METRICS_HOST; 0 for any free port. The worker also has /healthz and /readyz there, and on the same host needs another port than the site. Unset: no metrics. The public port never serves them.',
  ),
  metricsHost: setting('METRICS_HOST', z.string().min(1), '127.0.0.1', 'Network address that METRICS_PORT listens on.'),
  host: setting('HOST', z.string().min(1), '127.0.0.1', 'Network address that the site listens on.'),
  publicUrl: setting(
    'PUBLIC_URL',
    address('http:', 'https:'),
    'http://localhost:3000',
    'URL that visitors use, for canonical links; without a path.',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    trustProxy(),
    '',
    'Proxies whose X-Forwarded headers are trusted: a number of hops or a list of addresses; true, which trusts anybody, only with ACCESS_MODE=open. Unset: none.',
  ),
  accessMode: setting(
    'ACCESS_MODE',
    z.enum(['open', 'spec']),
    'spec',
    'spec requires an ORCID iD or a subscription to see records; open shows every record to everyone.',
  ),
  cookieDomain: setting(
    'COOKIE_DOMAIN',
    optionalText(),
    '',
    'Domain that receives the session cookies. Unset: this site only, which is safer.',
  ),
  passwordMin: setting('PASSWORD_MIN', whole(1, 64), '6', 'Minimum length of a password; 12 or more is recommended.'),
  passwordMax: setting('PASSWORD_MAX', whole(1, 1024), '10', 'Maximum length of a password; 128 or more is recommended.'),
  englishOnly: setting(
    'ENGLISH_ONLY',
    yesOrNo(),
    '1',
    '1 restricts names and addresses to English letters, as the specification says; 0 allows letters of all languages.',
  ),
  exampleEmail: setting('EXAMPLE_EMAIL', EmailAddress, 'name@example.org', 'E-mail address that forms show as an example.'),
  mailUrl: secret(
    'MAIL_URL',
    optionalAddress('smtp:', 'smtps:'),
    '',
    'URL of the SMTP server, with user and password if required. Unset: no mail is sent and addresses are not confirmed.',
  ),
  mailFrom: setting('MAIL_FROM', EmailAddress, 'no-reply@example.org', 'Sender of outgoing mail.'),
  expressionImageUrl: setting(
    'EXPRESSION_IMAGE_URL',
    optionalAddress('http:', 'https:'),
    '',
    'Where expression images of loci come from: the address in front of /efp_image/efp_arabidopsis/…, such as https://bar.utoronto.ca/api. The server asks it for the locus that a visitor looks at. Unset: pages say that there are no images.',
  ),
  staticUrl: setting(
    'STATIC_URL',
    optionalAddress('http:', 'https:'),
    '',
    'Static storage from which browsers load microarray_experiments.json, a JSON array of names. Unset: the file that the release makes, /api/browse/microarray_experiments.json.',
  ),
  expressionImageTimeoutMs: setting('EXPRESSION_IMAGE_TIMEOUT_MS', whole(100, 60_000), '10000', 'Timeout for one expression image.'),
  orcidIssuer: setting('ORCID_ISSUER', address('http:', 'https:'), 'https://orcid.org', 'OpenID Connect provider for ORCID iDs.'),
  orcidClientId: setting('ORCID_CLIENT_ID', optionalText(), '', 'Client id at ORCID. Unset: signing in with ORCID is not offered.'),
  orcidClientSecret: secret('ORCID_CLIENT_SECRET', optionalText(), '', 'Client secret at ORCID.'),
  orcidTimeoutMs: setting('ORCID_TIMEOUT_MS', whole(100, 60_000), '10000', 'Timeout for calls to ORCID.'),
  secondFactorKey: secret(
    'SECOND_FACTOR_KEY',
    encryptionKey(),
    '',
    'Key that encrypts the secrets of second factors: 32 random bytes in base64 (openssl rand -base64 32). Unset: no second factors are offered. Keep it, and keep it apart from the database.',
  ),
  requireSecondFactor: setting(
    'REQUIRE_SECOND_FACTOR',
    z.enum(['none', 'curators']),
    'none',
    'curators leaves curators without a second factor the rights of a member; needs SECOND_FACTOR_KEY.',
  ),
  partnerId: setting(
    'PARTNER_ID',
    z.string().regex(/^[\w-]{1,40}$/, 'must be letters, digits, _ and -'),
    'tair',
    'Name of this site among the sites that share subscriptions.',
  ),
  demoLogin: setting(
    'DEMO_LOGIN',
    yesOrNo(),
    '0',
    '1 makes this a demo site: the login page opens the demo accounts with one click, and nobody can register or change an account. Refused in production if there are real accounts.',
  ),
  nodeEnv: setting('NODE_ENV', z.string(), 'development', 'Set to production on a public site.'),
  curatorEmail: setting('CURATOR_EMAIL', EmailAddress, 'curator@example.org', 'Contact address shown on pages.'),
  olderSiteUrl: setting(
    'OLDER_SITE_URL',
    optionalAddress('http:', 'https:'),
    '',
    'Where an older version of this site still answers. Its pages that have no successor here are redirected there; unset: to the documentation.',
  ),
  externalLinks: setting('EXTERNAL_LINKS', optionalText(), '', 'Path of a JSON file that overrides links to other sites.'),
  rateLimitPerMinute: setting('RATE_LIMIT_PER_MINUTE', whole(0, 1_000_000), '600', 'Requests per minute from one address; 0 for no limit.'),
  costPerMinute: setting(
    'COST_PER_MINUTE',
    whole(0, 100_000_000),
    '10000',
    'Work that one visitor (an account, or else a network) may cause per minute, in points of about a millisecond: 500 ids resolved, 40 rows written to a file, a twentieth of a spelling looked up; 0 for no limit.',
  ),
  maxLoopDelayMs: setting(
    'MAX_LOOP_DELAY_MS',
    whole(0, 60_000),
    '1000',
    'If the event loop is delayed by this much on average over a second, the process refuses new requests; 0 for never.',
  ),
  requestTimeoutMs: setting(
    'REQUEST_TIMEOUT_MS',
    whole(100, 600_000),
    '30000',
    'Time for a request to arrive, its body included; a slower one is answered with 408 and closed.',
  ),
  shutdownTimeoutMs: setting(
    'SHUTDOWN_TIMEOUT_MS',
    whole(0, 600_000),
    '10000',
    'Time for requests and jobs in flight to finish when a process is stopped.',
  ),
  buildCommit: setting(
    'BUILD_COMMIT',
    optionalText(),
    '',
    'Commit that the running code was built from, for the metric rosette_build_info; an image states it.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'Minimum severity that is logged.',
  ),
  workerConcurrency: setting('WORKER_CONCURRENCY', whole(1, 100), '2', 'Number of jobs that one worker process runs at the same time.'),
  runConcurrency: setting(
    'RUN_CONCURRENCY',
    whole(0, 100),
    '2',
    'Number of long analyses that one worker process runs at the same time, beside its other jobs; 0 for none.',
  ),
  runDir: setting(
    'RUN_DIR',
    folder('.local/share/rosette/runs'),
    '',
    'Folder in which a worker keeps the files of analyses while they run. Every worker may have its own. Unset: ~/.local/share/rosette/runs.',
  ),
  runQueue: setting(
    'RUN_QUEUE',
    whole(1, 100_000),
    '1000',
    'Number of analyses of one tool that may wait; further ones are refused with a request to try again later. Half of the places are reserved for subscribers, and another quarter for subscribers and members.',
  ),
  runQueuePerOwner: setting(
    'RUN_QUEUE_PER_OWNER',
    whole(1, 100_000),
    '200',
    'Number of analyses of all tools that one subscriber may have waiting; other members half as many, and a network without an account a quarter.',
  ),
  runResultMaxMb: setting('RUN_RESULT_MAX_MB', whole(1, 1000), '100', 'Megabytes of files that the result of one analysis may have.'),
  premiumTools: setting(
    'PREMIUM_TOOLS',
    z.enum(['enforce', 'mark']),
    'enforce',
    'enforce lets subscribers run premium tools freely and others for a unit each; mark only shows that they are premium.',
  ),
  blastServiceUrl: setting(
    'BLAST_SERVICE_URL',
    optionalAddress('http:', 'https:'),
    '',
    'URL that the BLAST form posts to, if searches are run elsewhere. Unset: this site, which runs NCBI BLAST+.',
  ),
  blastMaxQueries: setting('BLAST_MAX_QUERIES', whole(1, 10_000), '100', 'Number of sequences that one BLAST search may have.'),
  blastMaxResidues: setting('BLAST_MAX_RESIDUES', whole(100, 900_000), '200000', 'Number of residues that they may have together.'),
  blastMaxSeconds: setting('BLAST_MAX_SECONDS', whole(1, 21_600), '1800', 'Time in seconds that one BLAST search may take.'),
  sequenceDir: setting(
    'SEQUENCE_DIR',
    folder('.local/share/rosette/sequences'),
    '',
    'Folder of the genome and the sequences derived from it, shared by all processes. Unset: ~/.local/share/rosette/sequences.',
  ),
  downloadDir: setting(
    'DOWNLOAD_DIR',
    folder('.local/share/rosette/downloads'),
    '',
    'Folder of the download pages, unless object storage is set. Unset: ~/.local/share/rosette/downloads.',
  ),
  downloadIdleMs: setting(
    'DOWNLOAD_IDLE_MS',
    whole(100, 3_600_000),
    '60000',
    'Time after which a stalled download ends; it can be resumed.',
  ),
  downloadAccelPath: setting(
    'DOWNLOAD_ACCEL_PATH',
    optionalText().refine((path) => path === null || /^\/[\w/-]*\/$/.test(path), 'must be a path that begins and ends with /'),
    '',
    'Path of an internal location of nginx that serves DOWNLOAD_DIR: nginx then sends the files after our check. Unset: the site sends them itself.',
  ),
  objectStoreUrl: setting(
    'OBJECT_STORE_URL',
    optionalAddress('http:', 'https:'),
    '',
    'URL of S3-compatible object storage for the download pages; needs OBJECT_STORE_BUCKET, OBJECT_STORE_KEY_ID and OBJECT_STORE_SECRET. Unset: DOWNLOAD_DIR.',
  ),
  objectStoreBucket: setting('OBJECT_STORE_BUCKET', optionalText(), '', 'Bucket of the downloads. The paths of files are its keys.'),
  objectStoreRegion: setting('OBJECT_STORE_REGION', z.string().min(1), 'us-east-1', 'Region of the bucket, if the storage has regions.'),
  objectStoreKeyId: setting('OBJECT_STORE_KEY_ID', optionalText(), '', 'Id of the access key; the site only reads.'),
  objectStoreSecret: secret('OBJECT_STORE_SECRET', optionalText(), '', 'Secret of the access key.'),
  objectStoreTimeoutMs: setting('OBJECT_STORE_TIMEOUT_MS', whole(100, 600_000), '10000', 'Time for the object storage to begin an answer.'),
  releaseDir: setting(
    'ROSETTE_RELEASE_DIR',
    optionalText(),
    '',
    'Folder of the official files. `rosette publications import` puts what it reads there unless --into says otherwise.',
  ),
  webDist: setting(
    'WEB_DIST',
    optionalText(),
    '',
    'Folder of the built web app. Unset: apps/web/dist of this checkout; with another, only browsers render pages.',
  ),
  viteDevUrl: setting('VITE_DEV_URL', optionalText(), '', 'Set during development: pages load the sources that Vite serves at this URL.'),
} as const

function setting<Schema extends z.ZodType>(name: string, schema: Schema, standard: string | null, doc: string): Setting<Schema> {
  return { name, schema, standard, doc, isSecret: false }
}

function secret<Schema extends z.ZodType>(name: string, schema: Schema, standard: string | null, doc: string): Setting<Schema> {
  return { ...setting(name, schema, standard, doc), isSecret: true }
}
