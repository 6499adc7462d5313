import { z } from 'zod'

/** The part of blast_formatter's JSON (`-outfmt 15`) that the table does not have. */
const Report = z.object({
  BlastOutput2: z.array(
    z.object({
      report: z.object({
        version: z.string(),
        results: z.object({
          search: z.object({
            hits: z
              .array(
                z.object({
                  description: z.array(z.object({ id: z.string() })).min(1),
                  hsps: z.array(z.object({ qseq: z.string(), hseq: z.string(), midline: z.string() })),
                }),
              )
              .default([]),
          }),
        }),
      }),
    }),
  ),
})

export type StoredAlignment = { q: string; m: string; s: string }

/** The name that BLAST+ gives a sequence by its place among all that are searched. */
const ordinalName = /^gnl\|BL_ORD_ID\|(\d+)$/

/**
 * The alignments in the order of the table, one JSON text in each line: who wants one of them need not parse them all. The formatter
 * writes both in the same order. `ordinals` has the number of the sequence that each is with.
 */
export function toAlignmentLines(json: string): { version: string; lines: string[]; ordinals: number[] } {
  const { BlastOutput2: reports } = Report.parse(JSON.parse(json))
  const hits = reports.flatMap(({ report }) => report.results.search.hits)
  const lines = hits.flatMap(({ hsps }) =>
    hsps.map(({ qseq, midline, hseq }) => JSON.stringify({ q: qseq, m: midline, s: hseq } satisfies StoredAlignment)),
  )
  const ordinals = hits.flatMap(({ hsps, description: [first] }) => hsps.map(() => Number(ordinalName.exec(first?.id ?? '')?.[1])))
  // BLASTN 2.12.0+
  return { version: reports[0]?.report.version.split(' ').at(-1) ?? '', lines, ordinals }
}

const Stored = z.object({ q: z.string(), m: z.string(), s: z.string() })

/** One line of the stored file, counted from 1; null beyond its end. */
export async function findAlignment(lines: AsyncIterable<string>, line: number): Promise<StoredAlignment | null> {
  let at = 0
  for await (const text of lines) {
    at += 1
    if (at === line) return Stored.parse(JSON.parse(text))
  }
  return null
}
