import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostgresPrograms } from './postgres-programs.ts'
import {
  makeServerFolder,
  postgresDataDir,
  postgresDir,
  runAsPostgres,
  startPostgres,
  stopPostgres,
  versionOfData,
} from './postgres-service.ts'
import type { ServiceAddresses } from './service-addresses.ts'

// The commands of docs/operate/backup.md, "Back to any moment", for a server of ours.

const quiet = () => undefined

/** Folders that only the server's user may read, below its own. */
export async function archiveFolders(addresses: ServiceAddresses): Promise<{ archive: string; base: string }> {
  const folders = { archive: join(postgresDir(addresses), 'archive'), base: join(postgresDir(addresses), 'base') }
  await runAsPostgres('mkdir', [folders.archive], { cwd: postgresDir(addresses) })
  return folders
}

/** From now on the server copies each full segment of its log to the folder; it is started again for that. */
export async function archiveLog(addresses: ServiceAddresses, archive: string): Promise<void> {
  const settings = ['archive_mode = on', `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`, 'archive_timeout = 300']
  await appendFile(join(postgresDataDir(addresses), 'postgresql.conf'), `${settings.join('\n')}\n`)
  await stopPostgres(addresses)
  await startPostgres(addresses, quiet)
}

export async function makeBase(addresses: ServiceAddresses, base: string): Promise<void> {
  const { bin } = await findPostgresPrograms(versionOfData(postgresDataDir(addresses)), quiet)
  const source = ['-h', postgresDir(addresses), '-p', String(addresses.postgresPort), '-U', 'postgres']
  await runAsPostgres(join(bin, 'pg_basebackup'), [...source, '-D', base, '-X', 'none', '-c', 'fast'], { cwd: postgresDir(addresses) })
}

/** Another server from the base and the archive, as of a moment; it only reads until `resume`. */
export async function recoverUntil(
  to: ServiceAddresses,
  { archive, base }: { archive: string; base: string },
  time: string,
): Promise<void> {
  await makeServerFolder(to)
  const dataDir = postgresDataDir(to)
  await runAsPostgres('cp', ['--archive', base, dataDir], { cwd: postgresDir(to) })
  const settings = [`restore_command = 'cp ${archive}/%f %p'`, `recovery_target_time = '${time}'`, 'archive_mode = off']
  await appendFile(join(dataDir, 'postgresql.conf'), `${settings.join('\n')}\n`)
  await runAsPostgres('touch', [join(dataDir, 'recovery.signal')], { cwd: postgresDir(to) })
  await startPostgres(to, quiet)
}

/** As the user that may do everything; returns what the statement says. */
export async function asSuperuser(addresses: ServiceAddresses, sql: string): Promise<string> {
  const { bin } = await findPostgresPrograms(versionOfData(postgresDataDir(addresses)), quiet)
  const where = ['-h', postgresDir(addresses), '-p', String(addresses.postgresPort), '-U', 'postgres', '-d', 'postgres']
  return (
    await runAsPostgres(join(bin, 'psql'), ['-XAtq', '-v', 'ON_ERROR_STOP=1', ...where, '-c', sql], { cwd: postgresDir(addresses) })
  ).trim()
}
