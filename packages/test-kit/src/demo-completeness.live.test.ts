import { evidenceCodes } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindPages } from '@rosette/kinds/registry/pages.ts'
import { communityKindServers } from '@rosette/kinds/registry/server.ts'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import { isPartEmpty } from '@rosette/ui-kit/record/section-body.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { beforeAll, expect, test } from 'vitest'
import { collectEnumerations, collectValues, type Enumerations } from './forms/collect-enumerations.ts'
import { demoDatabase } from './live/demo-database.ts'

const { db, releaseId } = demoDatabase()
const recordsOf = new Map<string, readonly Record<string, unknown>[]>()

beforeAll(async () => {
  for (const kind of Object.keys(kinds)) recordsOf.set(kind, await loadAll(kind))
})

async function loadAll(kind: string): Promise<Record<string, unknown>[]> {
  const server = Object.entries(communityKindServers).find(([name]) => name === kind)?.[1]
  if (!server) {
    const { rows } = await db.pool.query<{ json: string }>(`select json from ${schemaOf(releaseId)}.record_document where kind = $1`, [
      kind,
    ])
    return rows.map(({ json }) => JSON.parse(json))
  }
  const { rows } = await db.pool.query<{ key: number }>('select community_id as key from community.member')
  const reading = { community: db.community, release: db.release(releaseId), reader: { role: 'anonymous' } as const }
  const records = await server.loadRecords(
    reading,
    rows.map(({ key }) => key),
  )
  return JSON.parse(JSON.stringify([...records.values()]))
}

test('every kind has records', () => {
  expect([...recordsOf].filter(([, records]) => records.length === 0).map(([kind]) => kind)).toEqual([])
})

test('[DATA-030] [DATA-047] [DATA-070] [DATA-071] [DATA-072] [DATA-073] [DATA-074] [DATA-075] [DATA-076] [DATA-077] every value of every enumeration of the contracts is on some record', async () => {
  const found: Enumerations = new Map()
  for (const [name, kind] of Object.entries(kinds)) {
    const schema = collectEnumerations(await kind.record(), found)
    for (const record of recordsOf.get(name) ?? []) collectValues(schema, record, found)
  }
  expect(found.size).toBeGreaterThan(10)
  const missing = [...found.values()].flatMap(({ values, seen, where }) => {
    const unseen = values.filter((value) => !seen.has(value))
    return unseen.length === 0 ? [] : [`${[...where].join(', ')}: ${unseen.join(', ')}`]
  })
  expect(missing).toEqual([])
})

/** Choices of the forms that records keep as they are written (document 3, section 3.1). */
const written: [ids: string, kind: string, choices: readonly string[]][] = [
  ['[FGENE-012]', 'locus', evidenceCodes.map(({ code }) => code)],
  ['[FMARK-004]', 'marker', ['CAPS', 'SSLP', 'AFLP', 'RFLP', 'RAPD']],
  [
    '[FPOLY-010] [FPOLY-011]',
    'polymorphism',
    [
      'antisense',
      'activation_tag',
      'cre-lox_recombination',
      'enhancer_trap',
      'gene_trap',
      'over-expression',
      'protein_fusion',
      'promoter_reporter',
      'promoter_trap',
      'RNAi',
      'simple_insert',
      'ethylmethane sulfonate',
      'fast neutrons',
      'gamma rays',
      'X-rays',
      'T-DNA insertion',
      'transposon insertion',
      'Agrobacterium transformation',
      'CRISPR/Cas9',
      'diepoxybutane',
      'ethyl-nitrosourea',
      'nitrosomethyl urea',
      'tissue culture',
    ],
  ],
]

test.each(written)('%s a %s has each choice that its form offers', (_ids, kind, choices) => {
  const text = JSON.stringify(recordsOf.get(kind))
  expect(choices.filter((choice) => !text.includes(JSON.stringify(choice)))).toEqual([])
})

test('[DATA-031] every class of structure is that of some protein', async () => {
  const { rows } = await db.pool.query<{ letters: string }>(
    `select string_agg(distinct structural_class, '' order by structural_class) as letters
     from ${schemaOf(releaseId)}.protein_detail as detail join ${schemaOf(releaseId)}.protein on protein.name = detail.gene_model_name`,
  )
  expect(rows).toEqual([{ letters: 'abcdefgh' }])
})

type Reached = { where: string; text: string; isEmpty: boolean; isFilled: boolean }

/** Each part of each page that has an empty text, and whether some record shows it empty and some filled. */
async function reachParts(): Promise<Reached[]> {
  const reached: Reached[] = []
  for (const [kind, load] of Object.entries(kindPages)) {
    // The registries pair a kind with its page, which the compiler cannot follow through a name in a variable.
    const { page } = (await load()) as { page: PageDefinition<Record<string, unknown>> }
    const records = recordsOf.get(kind) ?? []
    for (const section of page.sections) {
      for (const part of section.block === 'parts' ? section.parts : [section]) {
        if (part.emptyText === undefined) continue
        reached.push({
          where: `${kind}: ${section.title}${part.title === undefined || part === section ? '' : ` / ${part.title}`}`,
          text: part.emptyText,
          isEmpty: records.some((record) => isPartEmpty(part, record)),
          isFilled: records.some((record) => !isPartEmpty(part, record)),
        })
      }
    }
  }
  return reached
}

/** Empty texts that stand inside a block: where they come from. */
const inBlocks: [text: string, kind: string, isEmpty: (record: Record<string, unknown>) => boolean][] = [
  [emptyTexts.alias, 'ecotype', ({ aliases }) => isNothing(aliases)],
  [emptyTexts.symbols, 'locus', ({ symbols }) => isNothing(symbols)],
  [emptyTexts.comments, 'germplasm', ({ comments }) => isNothing(comments)],
  [emptyTexts.commentsFound, 'locus', ({ comments }) => isNothing(comments)],
  [
    emptyTexts.updateHistory,
    'locus',
    ({ updateHistories, affectedByHistories }) => isNothing(updateHistories) && isNothing(affectedByHistories),
  ],
]

function isNothing(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** What follows from the record's own name or file, so that no record can be without it. */
const alwaysFilled = [
  'gene: External Links',
  'protein: Sequence',
  'transposon: Summary / Map Locations',
  'transposon: Summary / Where on the genome',
]

test('[DETAIL-041] every part of every page with an empty text is empty on some record and filled on another', async () => {
  const reached = await reachParts()
  expect(reached.length).toBeGreaterThan(50)
  const neverEmpty = reached.filter(({ where, isEmpty }) => !isEmpty && !alwaysFilled.includes(where))
  const neverFilled = reached.filter(({ isFilled }) => !isFilled)
  expect([...neverEmpty.map(({ where }) => `never empty: ${where}`), ...neverFilled.map(({ where }) => `never filled: ${where}`)]).toEqual(
    [],
  )
})

test('[DETAIL-041] every empty text of the specification is on the page of some record', async () => {
  const shown = new Set((await reachParts()).filter(({ isEmpty }) => isEmpty).map(({ text }) => text))
  for (const [text, kind, isEmpty] of inBlocks) if (recordsOf.get(kind)?.some(isEmpty)) shown.add(text)
  expect(Object.values(emptyTexts).filter((text) => !shown.has(text))).toEqual([])
})
