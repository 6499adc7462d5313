import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type KindName, kindNames, kinds } from './contract.ts'

/** Where a record has what the documents list under another name, and why. */
const ours: Partial<Record<KindName, Readonly<Record<string, string>>>> = {
  // Record pages link to records, so both halves of a link are one reference.
  gene: {
    locusId: 'locus',
    locusName: 'locus',
    germplasm: 'germplasms',
    sequence: 'nucleotideSequences',
    plantOntologyAnnotation: 'annotationGroups',
  },
  transposon: { familyName: 'family', familyId: 'family' },
  // A germplasm may have several of them.
  germplasm: { construct: 'constructs', stock: 'stocks', pedigree: 'parentLines' },
  protein: { link: 'externalLinks' },
  locus: { hasPhylogenesPage: 'homology', single: 'singleChannelArrayElements', dual: 'dualChannelArrayElements' },
}

/** `Marker: markerName, aliases, …, madeFrom (obsoleteName, …), flankSequence (…)` → the names outside the parentheses. */
function fieldsOf(requirement: string): { kind: KindName; fields: string[] } | null {
  const [, head = '', list = ''] = /^(?:\[\w+\] )?([\w /-]+): (.*?)(?:; \[decide\].*)?$/.exec(requirement) ?? []
  const kind = kindNames.find((name) => name === head.toLowerCase().replace(/ \/.*|[^a-z]/g, ''))
  // `associatedGene list (…)`: the first word is the name.
  const fields = list.replaceAll(/\([^()]*\)/g, '').split(/, | with | and /)
  return kind ? { kind, fields: fields.flatMap((field) => /^\w+/.exec(field.trim())?.[0] ?? []) } : null
}

const rows = readFileSync(new URL('../../../docs/spec/requirements.tsv', import.meta.url), 'utf8').split('\n')
const documented = rows.flatMap((row) => {
  const [id = '', area, source, requirement = ''] = row.split('\t')
  const found = area === 'DATA' && source === '2 §3' ? fieldsOf(requirement) : null
  return found ? [{ id, ...found }] : []
})

test('[DATA-043] [DATA-046] [DATA-059] every record has the fields that the documents list, under their names or named above', async () => {
  expect(documented.length).toBeGreaterThan(20)
  const missing = documented.map(async ({ id, kind, fields }) => {
    const { shape: has } = await kinds[kind].record()
    return fields.filter((field) => !((ours[kind]?.[field] ?? field) in has)).map((field) => `${id} ${kind}: ${field}`)
  })
  expect((await Promise.all(missing)).flat()).toEqual([])
})
