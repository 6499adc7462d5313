import type { Plugin } from 'vite'

/** The last check: should server code slip past the compiler and the linter, the build of the web app fails and names the module. */
export const noServerCode: Plugin = {
  name: 'no-server-code',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const found = Object.keys(chunk.modules).find(isServerModule)
      if (found) this.error(`${chunk.fileName} contains server module ${found}`)
    }
  },
}

/** npm packages that only server code may use. The check of the built bundle reads this list. */
export const serverOnlyPackages = [
  '@aws-sdk/client-s3',
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
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/otlp-transformer',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'cli-progress',
  'content-disposition',
  'fastify',
  'fastify-type-provider-zod',
  'graphile-worker',
  'kysely',
  'lru-cache',
  'nodemailer',
  'openid-client',
  'otpauth',
  'pg',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'sax',
] as const

/** npm packages that server code depends on and the frame of the genome browser has too, through JBrowse. */
export const sharedWithFrame: readonly string[] = ['@gmod/tabix', '@gmod/vcf']

/** Our kits that the web app is made of. Every other kit holds server code, so that a new one is kept out until it is listed here. */
export const webKits: readonly string[] = ['api-client', 'contract-kit', 'ui-kit']

/** Whether a module id of a bundle is server code: a server layer, a server kit or a server-only npm package. */
export function isServerModule(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  const [, kit] = /\/packages\/([^/]+)\/src\//.exec(path) ?? []
  return (
    /\/packages\/(kinds|features)\/[^/]+\/server(\/|\.ts)/.test(path) ||
    /\/apps\/(api|worker|cli)\//.test(path) ||
    (kit !== undefined && !webKits.includes(kit)) ||
    serverOnlyPackages.some((name) => path.includes(`/node_modules/${name}/`))
  )
}
