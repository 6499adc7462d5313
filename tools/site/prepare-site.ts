import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@rosette/database/open-database.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { shapeHash } from '@rosette/release-kit/shape-hash.ts'
import { checkout } from '../checkout.ts'
import { runRosette, runTool } from '../processes/run-tool.ts'

type SiteEnvironment = { DATABASE_URL: string; OPENSEARCH_URL: string }

/**
 * Migrates the database and makes sure that there is something to show: the demo release is loaded if no release of this code's shape
 * is published. A database that an operator named gets nothing that they did not ask for: the demo has accounts with a published password.
 */
export async function prepareSite(env: SiteEnvironment, isOwnDatabase: boolean, say: (line: string) => void): Promise<void> {
  say('migrating the database')
  await runRosette(['db', 'migrate'], env)
  const published = await findPublished(env.DATABASE_URL)
  if (published) return say(`release ${published} is published`)
  if (!isOwnDatabase) return say('nothing is published: load a release with npx rosette release load, or the demo with npx rosette demo')
  say('nothing is published: loading the demo release')
  await runRosette(['demo'], env)
}

async function findPublished(url: string): Promise<string | null> {
  const db = openDatabase({ url, poolSize: 1 })
  try {
    const shape = await shapeHash(kindServers, kinds)
    const releases = await listReleases(db)
    const published = releases.find((release) => release.isPublished && release.shapeHash === shape)
    return published?.id ?? null
  } finally {
    await db.close()
  }
}

/** Builds the web app unless the existing build is up to date. */
export async function buildWeb(say: (line: string) => void): Promise<void> {
  if (!isWebStale()) return
  say('building the web app')
  // A test that calls this runs in another environment, which would be built in.
  const code = await runTool('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' })
  if (code !== 0) throw new Error('the web app could not be built')
}

// The sources of the bundle; server layers are not among them.
const sources = [
  'package-lock.json',
  'apps/web/{src,public,build}/**/*',
  'apps/web/*.{ts,json,html}',
  'packages/{api-client,contract-kit,ui-kit}/src/**/*',
  'packages/{kinds,features}/*/{contract,web}/**/*',
  'packages/kinds/registry/*',
]

/** Whether the web app is not built, or one of its sources is newer than the build. */
export function isWebStale(root = checkout): boolean {
  const manifest = join(root, 'apps/web/dist/.vite/manifest.json')
  // Written last.
  const firstView = join(root, 'apps/web/dist-server/first-view/render-first-view.js')
  if (!existsSync(manifest) || !existsSync(firstView)) return true
  const builtAt = statSync(manifest).mtimeMs
  return globSync(sources, { cwd: root }).some((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).mtimeMs > builtAt)
}
