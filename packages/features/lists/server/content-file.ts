import { Readable } from 'node:stream'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { ContentFormat, ContentItem } from '../../list-contents/contract/list-content.ts'
import type { ResolvedContent } from '../../list-contents/server/resolved-contents.ts'

const mediaTypes = {
  txt: 'text/plain; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
} as const satisfies Record<ContentFormat, string>

/** How the answer is described. */
export const contentTypes = {
  description: 'The file',
  content: Object.fromEntries(Object.values(mediaTypes).map((type) => [type.replace(/;.*/, ''), { schema: z.string() }])),
}

/** Lines that are written at once. */
const atOnce = 5000

/** Sends a content as a file, a few thousand lines at a time, as fast as the client takes them. */
export function sendContentFile(reply: FastifyReply, id: string, { resolved }: ResolvedContent, format: ContentFormat) {
  return nameFile(reply, fileName(['list', id], format))
    .type(mediaTypes[format])
    .send(Readable.from(textOf(resolved, format), { objectMode: false }))
}

function* textOf(items: readonly ContentItem[], format: ContentFormat): Generator<string, void> {
  if (format === 'tsv') yield 'item\tstatus\trecord\tsuccessors\n'
  for (let start = 0; start < items.length; start += atOnce) {
    yield items
      .slice(start, start + atOnce)
      .map((item) => `${lineOf(item, format)}\n`)
      .join('')
  }
}

function lineOf(line: ContentItem, format: ContentFormat): string {
  const { item, status, record, successors } = line
  if (format === 'txt') return item
  if (format === 'jsonl') return JSON.stringify(line)
  return [writtenCell(item), status, record?.label ?? '', successors.map(({ label }) => label).join('; ')].join('\t')
}
