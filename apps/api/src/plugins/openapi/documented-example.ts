import { listAnalyses } from '@rosette/features/site/contract/list-analyses.ts'
import { type CallExample, callExamples, exampleCaller } from './call-examples.ts'

/** The example of a call in the document, by its name (`GET /api/release`); null for a call that has none. */
export function documentedExample(name: string): CallExample | null {
  const [, kind, part] = /^GET \/api\/detail\/(\w+)(?:\/(\w+))?$/.exec(name) ?? []
  const example = callExamples(exampleCaller)[name]
  if (kind === undefined) return example ?? exampleOfSort(name)
  if (part === 'lookup') return { query: lookups[kind] ?? { name: 'AT4G18960' } }
  return { query: { key: keys[kind] ?? mintedKey, ...example?.query } }
}

/** The example of calls that all have one form: searches, and analyses of lists. */
export function exampleOfSort(name: string): CallExample | null {
  const [method = '', path = ''] = name.split(' ')
  if (method === 'POST' && path.startsWith('/api/search/')) return { body: { searchTerms: [], rowsLimit: 1 } }
  const analysis = /^\/api\/(\w+)(?:\/[\w/]+)?$/.exec(path)?.[1] ?? ''
  if (!Object.hasOwn(listAnalyses, analysis)) return null
  return method === 'GET' ? { query: { items: 'AT4G18960' } } : { body: { items: 'AT4G18960' } }
}

/** Keys that are published; those of other kinds are minted, and this is the first of them. */
const keys: Readonly<Record<string, string>> = { locus: '2117144', gene: '2117143', species: '3702' }
const mintedKey = '1000000001'

const lookups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gene: { name: 'AT4G18960.1' },
  arrayelement: { accession: 'ArrayElement:36863' },
  clone: { name: 'F3D13' },
  cloneend: { accession: mintedKey },
  marker: { accession: mintedKey },
  polymorphism: { name: 'SALK_074723' },
  protocol: { id: mintedKey },
}
