import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OboStanza, readObo } from './obo.ts'

function read(text: string) {
  const stanzas: OboStanza[] = []
  const rejected: string[] = []
  const reader = readObo({ stanza: (stanza) => stanzas.push(stanza), reject: (reason) => rejected.push(reason) })
  for (const line of text.split('\n')) reader.line(line)
  reader.end()
  return { stanzas, rejected }
}

test('a term comes with all that its stanza says', () => {
  const text = `format-version: 1.2
default-namespace: plant_ontology

[Term]
id: PO:0000002
name: anther wall
namespace: plant_anatomy
alt_id: PO:0006445
def: "A \\"wall\\" (PO:0025307) of an anther." [ISBN:0471244554]
comment: Not read.
synonym: "pared de la antera" EXACT Spanish [POC:x]
synonym: "pollen sac wall" NARROW []
synonym: "wall" []
xref: PO_GIT:149
is_a: PO:0025307 ! microsporangium wall
relationship: part_of PO:0009066 {gci_relation="x"} ! anther
intersection_of: PO:0025307 ! microsporangium wall`
  expect(read(text)).toEqual({
    rejected: [],
    stanzas: [
      {
        type: 'Term',
        id: 'PO:0000002',
        name: 'anther wall',
        namespace: 'plant_anatomy',
        definition: 'A "wall" (PO:0025307) of an anther.',
        synonyms: [
          { text: 'pared de la antera', scope: 'EXACT' },
          { text: 'pollen sac wall', scope: 'NARROW' },
          { text: 'wall', scope: 'RELATED' },
        ],
        isA: ['PO:0025307'],
        relationships: [{ type: 'part_of', target: 'PO:0009066' }],
        alternativeIds: ['PO:0006445'],
        xrefs: ['PO_GIT:149'],
        isObsolete: false,
        replacedBy: [],
        consider: [],
      },
    ],
  })
})

test('an obsolete term names its successors, and the default namespace holds where none is named', () => {
  const { stanzas } = read(
    'default-namespace: go\n\n[Term]\nid: GO:1\nis_obsolete: true\nreplaced_by: GO:2\nconsider: GO:3\n\n[Typedef]\nid: part_of',
  )
  expect(stanzas).toMatchObject([
    { type: 'Term', namespace: 'go', isObsolete: true, replacedBy: ['GO:2'], consider: ['GO:3'] },
    { type: 'Typedef', id: 'part_of' },
  ])
})

test.each([
  ['[Term]\nname: nameless', 'a [Term] stanza has no id'],
  ['[Term]\nid: GO:1\ndef: no quotes', 'a definition does not stand in quotes'],
  ['[Term]\nid: GO:1\nsynonym: "open EXACT []', 'a synonym does not stand in quotes'],
  ['[Term]\nid: GO:1\nrelationship: part_of', 'a relationship needs a type and a target'],
  ['[Term]\nid: GO:1\nwhat is this', '"what is this" is neither a tag nor the head of a stanza'],
])('%j is reported', (text, reason) => {
  expect(read(text).rejected).toEqual([reason])
})

test('what is written as stanzas is read back', () => {
  const id = fc.integer({ min: 0, max: 9_999_999 }).map((number) => `GO:${String(number).padStart(7, '0')}`)
  const prose = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', '\\', ',', '(', ')', ':', '[') }).filter((text) => text.trim() !== '')
  const term = fc.record({
    id,
    definition: prose,
    synonym: prose,
    isA: fc.array(id),
    parts: fc.array(id),
    alternativeIds: fc.array(id),
    isObsolete: fc.boolean(),
  })
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
  fc.assert(
    fc.property(fc.array(term), (terms) => {
      const text = terms.flatMap((each) => [
        '[Term]',
        `id: ${each.id}`,
        `def: ${quoted(each.definition)} [GOC:x]`,
        `synonym: ${quoted(each.synonym)} BROAD []`,
        ...each.isA.map((target) => `is_a: ${target} ! a name`),
        ...each.parts.map((target) => `relationship: part_of ${target} ! a name`),
        ...each.alternativeIds.map((target) => `alt_id: ${target}`),
        `is_obsolete: ${each.isObsolete}`,
        '',
      ])
      const { stanzas, rejected } = read(text.join('\n'))
      expect(rejected).toEqual([])
      expect(stanzas).toHaveLength(terms.length)
      for (const [index, { id, definition, synonym, isA, parts, alternativeIds, isObsolete }] of terms.entries()) {
        const synonyms = [{ text: synonym, scope: 'BROAD' }]
        const relationships = parts.map((target) => ({ type: 'part_of', target }))
        expect(stanzas[index]).toMatchObject({ id, definition, synonyms, isA, relationships, alternativeIds, isObsolete })
      }
    }),
    { numRuns: 100, seed: 3702 },
  )
})
