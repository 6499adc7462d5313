import { z } from 'zod'
import { eachFile, type Rule } from '../rule.ts'

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

const isLockFile = (path: string) => path === 'package-lock.json'
const packagesOf = (text: string) => LockFile.parse(JSON.parse(text)).packages

/** The lock file holds versions and checksums; where they are downloaded from is the installing machine's business. */
export const noDownloadAddresses: Rule = eachFile(isLockFile, ({ text }) =>
  Object.entries(packagesOf(text))
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([name]) => ({ reason: `${name} has a download address` })),
)

/**
 * Builds for other platforms stand in the lock file too. npm leaves out one that the registry at hand does not have,
 * and `npm ci` then refuses the whole file; an entry with version, os and cpu is enough.
 */
export const wholeLockFile: Rule = eachFile(isLockFile, ({ text }) => {
  const packages = packagesOf(text)
  return Object.entries(packages).flatMap(([parent, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`])
      .map((name) => ({ reason: `${name}, an optional dependency of ${parent}, has no entry` })),
  )
})

/**
 * Builds for other platforms that the registry at hand does not have in these versions, so their checksums are not known. A machine of
 * such a platform installs them unchecked. The next update of the two packages must bring the checksums.
 */
const awaited: ReadonlySet<string> = new Set([
  ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-musl', 'linux-x64-musl', 'win32-arm64', 'win32-x64'].map(
    (platform) => `node_modules/@biomejs/cli-${platform} 2.6.6`,
  ),
  ...[
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm64-gnu',
    'linux-arm64-musl',
    'linux-ppc64-gnu',
    'linux-s390x-gnu',
    'linux-x64-musl',
    'openharmony-arm64',
    'wasm32-wasi',
    'win32-arm64-msvc',
    'win32-x64-msvc',
  ].map((platform) => `node_modules/@rolldown/binding-${platform} 1.2.19`),
])

/** What npm fetches is compared with a checksum, so that nobody can exchange it on the way. The folders of this repository are not fetched. */
export const lockedChecksums: Rule = eachFile(isLockFile, ({ text }) =>
  Object.entries(packagesOf(text))
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([path, { version, integrity }]) => (integrity === undefined) !== awaited.has(`${path} ${version}`))
    .map(([path, { integrity }]) => ({
      reason: integrity === undefined ? `${path} has no checksum` : `${path} has a checksum and need not be listed as awaited`,
    })),
)
