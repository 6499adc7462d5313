import { Problem } from '@rosette/contract-kit/problem.ts'
import { engineProblem } from '../engine/engine-problem.ts'
import type { Engine } from '../engine/open-engine.ts'

/** The current document of a record; null if the record was deleted. */
export type DocumentChange = {
  id: string
  /** Grows with every change of the record. */
  version: number
  document: object | null
}

type WriteItem = { status: number; error?: { type: string; reason: string } }
type WriteAnswer = { errors: boolean; items?: Record<'index' | 'delete', WriteItem | undefined>[] }

/**
 * Updates individual documents of an index in service. A document that the index already has in a newer version is left alone, so that
 * changes may arrive in any order.
 */
export async function writeDocuments(engine: Engine, alias: string, changes: readonly DocumentChange[]): Promise<void> {
  if (changes.length === 0) return
  const request = {
    method: 'POST',
    path: `/${alias}/_bulk`,
    // Without it, writing to a missing alias would create an index of that name with guessed fields.
    query: { require_alias: true, filter_path: 'errors,items.*.status,items.*.error' },
    lines: changes.map(toLines).join(''),
  } as const
  let answer: WriteAnswer
  try {
    // OpenSearch defines the shape of the answer; filter_path selects it.
    answer = (await engine.request(request, { timeoutMs: 60_000 })) as WriteAnswer
  } catch (cause) {
    throw engineProblem(cause)
  }
  const refused = (answer.items ?? []).map((item) => item.index ?? item.delete).filter((item) => item?.error && !isNewerThere(item))
  const first = refused[0]?.error
  if (first)
    throw new Problem('upstream_failed', `OpenSearch rejected ${refused.length} changes for ${alias}. ${first.type}: ${first.reason}`)
}

function toLines({ id, version, document }: DocumentChange): string {
  const which = { _id: id, version, version_type: 'external_gte' }
  return document === null ? `${JSON.stringify({ delete: which })}\n` : `${JSON.stringify({ index: which })}\n${JSON.stringify(document)}\n`
}

function isNewerThere({ status }: WriteItem): boolean {
  return status === 409
}
