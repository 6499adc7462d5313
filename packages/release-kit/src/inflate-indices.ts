import type { BulkDocument } from '@rosette/search-engine/index/bulk-index.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import type { BuildOptions } from './build-options.ts'
import type { BuildReport } from './build-release.ts'
import { fillIndex } from './fill-index.ts'
import { listingsOf } from './kind-server.ts'
import { loadWithFurther } from './load-with-further.ts'
import { readKeyed } from './read-keyed.ts'
import { startBuild } from './release-work.ts'
import { variantOf } from './variant-of.ts'

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
