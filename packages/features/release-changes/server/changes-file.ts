import { Readable } from 'node:stream'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type ChangeFormat, SectionChange } from '../contract/release-changes.ts'

const mediaTypes = { tsv: 'text/tab-separated-values; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** How the answer is described. */
export const changesFileTypes = {
  description: 'The file',
  content: Object.fromEntries(Object.values(mediaTypes).map((type) => [type.replace(/;.*/, ''), { schema: z.string() }])),
}

export type ChangesOf = { releaseId: string; againstId: string; kind?: string | undefined }

/** One line for each record and section; one for a record that was added or removed. Sent while it is read. */
export function sendChangesFile(reply: FastifyReply, community: Database['community'], of: ChangesOf, format: ChangeFormat): FastifyReply {
  const name = fileName(['changes', of.releaseId, 'since', of.againstId, ...(of.kind === undefined ? [] : [of.kind])], format)
  const text = format === 'tsv' ? linesOf(community, of) : objectsOf(community, of)
  return nameFile(reply, name)
    .type(mediaTypes[format])
    .send(Readable.from(text, { objectMode: false }))
}

async function* linesOf(community: Database['community'], of: ChangesOf): AsyncGenerator<string> {
  yield 'kind\trecord\tkey\tchange\tsection\tadded\tremoved\trewritten\n'
  for await (const rows of readChanges(community, of)) {
    yield rows
      .flatMap(({ kind, name, key, change, sections }) => {
        const start = [kind, writtenCell(name), key, change]
        if (sections.length === 0) return [[...start, '', '', '', '']]
        return sections.map(({ section, added, removed, rewritten }) => [...start, section, added, removed, rewritten])
      })
      .map((cells) => `${cells.join('\t')}\n`)
      .join('')
  }
}

async function* objectsOf(community: Database['community'], of: ChangesOf): AsyncGenerator<string> {
  yield `{"releaseId":${JSON.stringify(of.releaseId)},"againstId":${JSON.stringify(of.againstId)},"changes":[`
  let isFirst = true
  for await (const rows of readChanges(community, of)) {
    yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
    isFirst = false
  }
  yield '\n]}\n'
}

/** Rows that are read at once. */
const atOnce = 5000

/** In the order of kinds and keys: each part begins where the one before ended, and no transaction is held for a slow reader. */
async function* readChanges(community: Database['community'], { releaseId, againstId, kind: only }: ChangesOf) {
  const names = Object.values<Kind>(kinds).map(({ name }) => name)
  for (const kind of only === undefined ? names.sort() : [only]) {
    let after = -1
    while (true) {
      const rows = await community
        .selectFrom('releaseChange')
        .select(['kind', 'name', 'key', 'change', 'sections'])
        .where('releaseId', '=', releaseId)
        .where('againstId', '=', againstId)
        .where('kind', '=', kind)
        .where('key', '>', after)
        .orderBy('key')
        .limit(atOnce)
        .execute()
      if (rows.length > 0) yield rows.map((row) => ({ ...row, sections: SectionChange.array().parse(row.sections) }))
      if (rows.length < atOnce) break
      after = rows.at(-1)?.key ?? after
    }
  }
}
