import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
import { runRosette } from '../processes/run-tool.ts'

type Services = { DATABASE_URL: string; OPENSEARCH_URL: string }

/** A release in a database, indices and a folder of sequences that all have the same name; `env` says where they are. */
export type TrialData = { name: string; env: Record<string, string>; drop(): Promise<void> }

/** Names the data; nothing is made. */
export function trialData(name: string, services: Services): TrialData {
  const sequenceDir = join(tmpdir(), name)
  return {
    name,
    env: { ...services, DATABASE_URL: withDatabase(services.DATABASE_URL, name), INDEX_PREFIX: name, SEQUENCE_DIR: sequenceDir },
    async drop() {
      await dropDatabase(services.DATABASE_URL, name)
      await fetch(`${services.OPENSEARCH_URL}/${name}-*`, { method: 'DELETE' }).catch(() => undefined)
      await rm(sequenceDir, { recursive: true, force: true })
    },
  }
}

/** Makes the data with arguments of the command `rosette` that load and publish a release. What failed is removed. */
export async function makeTrialData(name: string, services: Services, load: readonly string[], signal: AbortSignal): Promise<TrialData> {
  const data = trialData(name, services)
  await onServer(services.DATABASE_URL, `create database ${name}`)
  try {
    await runRosette(['db', 'migrate'], data.env, signal)
    await runRosette(load, data.env, signal)
    signal.throwIfAborted()
    return data
  } catch (error) {
    await data.drop()
    throw error
  }
}

/** Arguments of `rosette` that load a folder of official files; tests know the release by this id. */
export function loadOfficialFiles(dir: string): string[] {
  return ['release', 'load', dir, '--id', 'real', '--build', '--publish']
}
