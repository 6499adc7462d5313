import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { listingsOf } from '../kind-server.ts'
import { startBuild } from '../release-work.ts'
import { type BuildOptions, fillIndex, loadWithFurther, readKeyed } from './build-index.ts'
import type { BuildReport } from './build-release.ts'

type Template = Record<string, unknown>
type Model = { name: string; definition: IndexDefinition; templates: Template[] }

/**
 * Fills the indices of a small built release up to so many documents in all, each in proportion to what it holds: for trials of searches
 * at a size whose rows nobody needs. What is added has no record behind it. Returns the documents of each index.
 */
export async function inflateIndices(options: BuildOptions, built: BuildReport, documents: number): Promise<Record<string, number>> {
  const work = await startBuild(options.db, options.releaseId, built.shapeHash)
  try {
    const models = await readModels(options)
    const small = models.reduce((sum, { templates }) => sum + templates.length, 0)
    const filled: Record<string, number> = {}
    for (const model of models) {
      const wanted = Math.max(model.templates.length, Math.round((documents * model.templates.length) / small))
      filled[model.name] = await fillIndex(options, model.name, model.definition, inflate(options, model, wanted))
    }
    await work.finish('built', Object.fromEntries(Object.entries(built.kinds).map(([kind, { records }]) => [kind, records])))
    return filled
  } catch (error) {
    await work.fail(error)
    throw error
  }
}

/** All documents of all indices: those of a small release, so they fit into memory. */
async function readModels(options: BuildOptions): Promise<Model[]> {
  const models: Model[] = []
  for (const [name, server] of Object.entries(options.kindServers)) {
    const { search, keys } = server
    if (!search) continue
    const templates: Template[] = []
    for await (const [, { loaded, further }] of readKeyed(options, { keys, load: loadWithFurther(server) })) {
      templates.push({ ...search.toDocument(loaded), ...further })
    }
    models.push({ name, definition: search.index, templates })
  }
  for (const [name, { index, keys, loadDocuments }] of listingsOf(options.kindServers)) {
    const templates: Template[] = []
    for await (const [, document] of readKeyed(options, { keys, load: loadDocuments })) templates.push({ ...document })
    models.push({ name, definition: index, templates })
  }
  return models.filter(({ templates }) => templates.length > 0)
}

async function* inflate({ onProgress }: BuildOptions, { name, definition, templates }: Model, total: number): AsyncGenerator<BulkDocument> {
  for (let number = 0; number < total; number++) {
    const document = variantOf(definition, templates, number)
    if (number % 1000 === 0 || number === total - 1) {
      onProgress?.({ step: 'inflate', label: name, done: number + 1, total, unit: 'documents' })
    }
    yield { id: String(document[definition.key]), document }
  }
}

type Document = Record<string, unknown>

/** Above all keys that are published or were ever minted. */
const firstKey = 1_000_000_000_000

/**
 * Document `number` of an index that repeats some documents: the documents themselves first, then variants of them. A variant has a key and
 * names of its own and the texts of another document, so that names stay rare and words stay as frequent as they were.
 */
export function variantOf({ fields, key }: IndexDefinition, templates: readonly Document[], number: number): Document {
  const template = templates[number % templates.length] ?? {}
  if (number < templates.length) return template
  const round = Math.floor(number / templates.length)
  const other = templates[(number + round) % templates.length] ?? {}
  const variant: Document = {}
  for (const [field, value] of Object.entries(template)) {
    const role = fields[field]?.role
    variant[field] =
      role === 'prose' || role === 'mentions' ? other[field] : role === 'identifier' || role === 'names' ? renamed(value, round) : value
  }
  return { ...variant, [key]: firstKey + number }
}

function renamed(value: unknown, round: number): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, round))
  return typeof value === 'string' ? `${value}_${round}` : value
}
