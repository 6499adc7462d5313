import { z } from 'zod'

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), link: z.boolean().optional(), dev: z.boolean().optional() }),
  ),
})

type Licensed = { name: string; version: string; licence: string | null }

/** What an installation of the product contains beside our own code: every package of the lock file that is not for development only. */
export function listLicences(lockFile: string): Licensed[] {
  return Object.entries(LockFile.parse(JSON.parse(lockFile)).packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, { version = '', license = null }]) => ({ name: path.split('node_modules/').at(-1) ?? path, version, licence: license }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'))
}

/** Licences under which a package may be shipped with a product under Apache-2.0. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  // Of fonts, and of a library that is shipped unchanged.
  'OFL-1.1',
  'MPL-2.0',
  // Of two licences one may be chosen; both of two are allowed ones.
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  'MIT AND ISC',
  '(MIT AND Zlib)',
])

/** Packages with another licence or with none, other than builds for other platforms, of which the lock file knows only the name. */
export function findUnlicensed(packages: readonly Licensed[]): Licensed[] {
  return packages.filter(({ name, licence }) => (licence === null ? !foreignBuild.test(name) : !allowed.has(licence)))
}

const foreignBuild = /^@rolldown\/binding-/

export function formatLicences(packages: readonly Licensed[]): string {
  const lines = packages.map(({ name, version, licence }) => [name, version, licence ?? 'as its package'].join('\t'))
  return ['package\tversion\tlicence', ...lines].join('\n').concat('\n')
}
