import { parse } from 'yaml'
import { z } from 'zod'
import { isManifest } from '../file-roles.ts'
import type { Rule, Violation } from '../rule.ts'
import type { SourceTree } from '../source-tree.ts'

const Citation = z.object({ title: z.string(), version: z.string(), license: z.string() })
const Codemeta = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().transform((address) => address.replace('https://spdx.org/licenses/', '')),
})
const Manifest = z.object({ version: z.string(), license: z.string() })
const OpenApi = z.object({
  info: z.object({ version: z.string(), license: z.object({ identifier: z.string() }) }).transform((info) => ({
    version: info.version,
    license: info.license.identifier,
  })),
})

type Identity = { title?: string; version: string; license: string }

/** What says to a reader, a catalogue or a program which version this is says the same as the manifest of the root. */
export const sameIdentity: Rule = (tree) => {
  const text = tree.find(({ path }) => path === 'package.json')?.text
  if (text === undefined) return []
  const root: Identity = { ...Manifest.parse(JSON.parse(text)), title: 'Rosette' }
  return identities(tree).flatMap(({ path, said }) =>
    // The keys of what was said are those of an identity.
    (Object.keys(said) as (keyof Identity)[])
      .filter((key) => said[key] !== root[key])
      .map((key): Violation => ({ path, reason: `its ${key} is ${said[key]}, that of the product ${root[key]}` })),
  )
}

function identities(tree: SourceTree): readonly { path: string; said: Identity }[] {
  return tree.flatMap(({ path, text }): { path: string; said: Identity }[] => {
    if (path === 'CITATION.cff') return [{ path, said: Citation.parse(parse(text)) }]
    if (path === 'codemeta.json') {
      const { name, version, license } = Codemeta.parse(JSON.parse(text))
      return [{ path, said: { title: name, version, license } }]
    }
    if (path === 'openapi.json') return [{ path, said: OpenApi.parse(JSON.parse(text)).info }]
    return isManifest(path) && path !== 'package.json' ? [{ path, said: Manifest.parse(JSON.parse(text)) }] : []
  })
}

/** REUSE 3.3: a licence for every file, and the text of each licence in LICENSES. */
export const licensedFiles: Rule = (tree) => {
  const reuse = tree.find(({ path }) => path === 'REUSE.toml')
  if (!reuse) return [{ path: 'REUSE.toml', reason: 'no file says which licence applies to which files' }]
  const licences = [...reuse.text.matchAll(/^SPDX-License-Identifier = "(.+)"$/gm)].map(([, licence]) => licence)
  return [
    ...(/^path = "\*\*"$/m.test(reuse.text) ? [] : [{ path: reuse.path, reason: 'no entry covers all files (path = "**")' }]),
    ...[...new Set(licences)]
      .filter((licence) => !tree.some(({ path }) => path === `LICENSES/${licence}.txt`))
      .map((licence) => ({ path: reuse.path, reason: `LICENSES has no text of ${licence}` })),
  ]
}
