/** npm packages that only server code may use. The check of the built bundle reads this list. */
export const serverOnlyPackages = [
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@fastify/under-pressure',
  '@gmod/gff',
  '@node-rs/argon2',
  '@opensearch-project/opensearch',
  'cli-progress',
  'fastify',
  'fastify-type-provider-zod',
  'graphile-worker',
  'kysely',
  'nodemailer',
  'openid-client',
  'pg',
  'pg-copy-streams',
  'pino',
  'prom-client',
] as const

/** Our own packages that hold server code only. */
export const serverKits = [
  'database',
  'demo-release',
  'file-formats',
  'identity',
  'job-queue',
  'mail',
  'release-kit',
  'search-engine',
  'settings',
  'test-kit',
] as const

/** Whether a module id of a bundle is server code: a server room, a server kit or a server-only npm package. */
export function isServerModule(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  return (
    /\/packages\/(kinds|features)\/[^/]+\/server(\/|\.ts)/.test(path) ||
    /\/apps\/(api|worker|cli)\//.test(path) ||
    serverKits.some((kit) => path.includes(`/packages/${kit}/`)) ||
    serverOnlyPackages.some((name) => path.includes(`/node_modules/${name}/`))
  )
}
