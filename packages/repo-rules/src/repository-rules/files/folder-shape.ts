import { posix } from 'node:path'
import { isSource } from '../file-roles.ts'
import type { Rule, Violation } from '../rule.ts'

/** What every kind has. All else in a slice is there when the kind needs it. A kind of the community has its tables in migrations. */
const shape = (kind: string, isOfCommunity: boolean): readonly string[] => [
  `contract/${kind}-kind.ts`,
  `contract/${kind}-record.ts`,
  `server/${kind}-server.ts`,
  ...(isOfCommunity ? [] : [`server/${kind}-tables.sql`]),
  `web/${kind}-page.tsx`,
]

const layers = { kinds: ['contract', 'server', 'web', 'fixtures'], features: ['contract', 'server', 'web'] }

/** A kind is a folder with three layers, a fixture, and one line in each registry. */
export const kindShape: Rule = (tree) => {
  const paths = new Set(tree.map(({ path }) => path))
  const registries = ['kinds', 'server', 'pages'].map((list) => `packages/kinds/registry/${list}.ts`)
  const textOf = (path: string) => tree.find((file) => file.path === path)?.text ?? ''
  return slicesOf([...paths], 'kinds').flatMap((kind) => {
    const folder = `packages/kinds/${kind}`
    const isOfCommunity = textOf(`${folder}/server/${kind}-server.ts`).includes('defineCommunityKindServer')
    const missing: Violation[] = shape(kind, isOfCommunity)
      .filter((file) => !paths.has(`${folder}/${file}`))
      .map((file) => ({ path: `${folder}/${file}`, reason: 'every kind has this file' }))
    if (![...paths].some((path) => path.startsWith(`${folder}/fixtures/`)))
      missing.push({ path: `${folder}/fixtures`, reason: 'every kind has a record written by hand' })
    for (const registry of registries)
      if (!textOf(registry).includes(`'../${kind}/`)) missing.push({ path: registry, reason: `has no line for ${kind}` })
    return missing
  })
}

/** Nothing is in a slice outside its layers. */
export const knownLayers: Rule = (tree) =>
  tree.flatMap(({ path }) => {
    const { slices, layer } = /^packages\/(?<slices>kinds|features)\/(?!registry\/)[^/]+\/(?<layer>[^/]+)/.exec(path)?.groups ?? {}
    if ((slices !== 'kinds' && slices !== 'features') || layer === undefined || layers[slices].includes(layer)) return []
    return [{ path, reason: `a slice has the layers ${layers[slices].join(', ')}` }]
  })

function slicesOf(paths: readonly string[], layer: 'kinds'): readonly string[] {
  const names = paths.flatMap((path) => new RegExp(`^packages/${layer}/([^/]+)/`).exec(path)?.[1] ?? [])
  return [...new Set(names)].filter((name) => name !== 'registry')
}

/** Addresses of record kinds that a page of the site already has: the page would win and the kind would never be seen. */
export function pathClashes(
  kinds: readonly { name: string; path: string; aliases: readonly string[] }[],
  sitePaths: readonly string[],
): readonly string[] {
  const taken = new Map(sitePaths.map((path) => [path.split('/')[1] ?? '', 'a page of the site']))
  const clashes: string[] = []
  for (const kind of kinds)
    for (const path of [kind.path, ...kind.aliases]) {
      const owner = taken.get(path)
      if (owner) clashes.push(`/${path} belongs to ${owner}, so ${kind.name} cannot have it`)
      taken.set(path, kind.name)
    }
  return clashes
}

/** More files than this in one folder are no longer taken in at a glance. */
const mostFilesInFolder = 25

/** A folder that has grown is split into subfolders that tell its story. Tests beside their source do not count, browser tests do. */
export const smallFolders: Rule = (tree) => {
  const folders = Map.groupBy(
    tree.filter(({ path }) => isSource(path) || path.endsWith('.spec.ts')),
    ({ path }) => posix.dirname(path),
  )
  return [...folders]
    .filter(([, files]) => files.length > mostFilesInFolder)
    .map(([path, files]) => ({ path, reason: `${files.length} files; more than ${mostFilesInFolder} need subfolders` }))
}
