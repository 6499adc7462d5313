import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runCommand, runOrThrow } from './run-command.ts'

export type PostgresPrograms = { version: number; bin: string }

const oldest = 15

/** The newest PostgreSQL on this machine, or the one of a given version; if there is none, Debian's package is installed. */
export async function findPostgresPrograms(version: number | null, say: (line: string) => void): Promise<PostgresPrograms> {
  const found = await searchPrograms(version)
  if (found) return found
  if (version !== null) {
    throw new Error(`The data were created by PostgreSQL ${version}, which is no longer installed: install it, or start over with reset.`)
  }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `PostgreSQL ${oldest} or later is needed: install it (on Debian: sudo apt-get install postgresql), or set DATABASE_URL.`,
    )
  }
  await installFromDebian(say)
  const installed = await searchPrograms(null)
  if (!installed) throw new Error(`Debian's postgresql package brought no PostgreSQL of version ${oldest} or later.`)
  return installed
}

async function searchPrograms(version: number | null): Promise<PostgresPrograms | null> {
  const debian = '/usr/lib/postgresql'
  const folders = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, 'bin')) : []
  const path = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders, ...path].filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
  const programs = await Promise.all(candidates.map(async (bin) => ({ bin, version: await versionOf(bin) })))
  return (
    programs
      .filter((program) => (version === null ? program.version >= oldest : program.version === version))
      .sort((a, b) => b.version - a.version)[0] ?? null
  )
}

async function versionOf(bin: string): Promise<number> {
  const { stdout } = await runCommand(join(bin, 'postgres'), ['--version'])
  return Number(/(\d+)(?:\.|beta|rc|devel)/.exec(stdout)?.[1] ?? 0)
}

async function installFromDebian(say: (line: string) => void): Promise<void> {
  say('installing PostgreSQL from Debian')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // The package would start its own server on the default port; we need only the programs.
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = existsSync(dirname(policy)) && !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await runOrThrow('apt-get', ['-qq', 'update'], { env })
    await runOrThrow('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', 'postgresql'], { env })
  } finally {
    if (isOurs) rmSync(policy)
  }
}
