import { openDatabase } from '@rosette/database/open-database.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { shapeHash } from '@rosette/release-kit/shape-hash.ts'
import { runRosette } from '../processes/run-tool.ts'

type SiteEnvironment = { DATABASE_URL: string; OPENSEARCH_URL: string }

/**
 * Migrates the database and makes sure that there is something to show. The demo release is loaded if no release
 * of this code's shape is published; into a database that an operator configured, only if it has no release at all.
 */
export async function prepareSite(env: SiteEnvironment, isOwnDatabase: boolean, say: (line: string) => void): Promise<void> {
  say('migrating the database')
  await runRosette(['db', 'migrate'], env)
  const { published, count } = await findReleases(env.DATABASE_URL)
  if (published) return say(`release ${published} is published`)
  if (!isOwnDatabase && count > 0) return say('no release of this version is published: load one with npx rosette release load')
  say('nothing is published: loading the demo release')
  await runRosette(['demo'], env)
}

async function findReleases(url: string): Promise<{ published: string | null; count: number }> {
  const db = openDatabase({ url, poolSize: 1 })
  try {
    const shape = await shapeHash(kindServers, kinds)
    const releases = await listReleases(db)
    const published = releases.find((release) => release.isPublished && release.shapeHash === shape)
    return { published: published?.id ?? null, count: releases.length }
  } finally {
    await db.close()
  }
}
