import { z } from 'zod'
import { eachFile, type Rule } from '../rule.ts'

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
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
