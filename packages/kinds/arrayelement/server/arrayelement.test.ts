import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { ArrayelementHit } from '../contract/arrayelement-search-card.ts'
import { ag254595 } from '../fixtures/254595-at.ts'
import { bareElement } from '../fixtures/bare-element.ts'
import { identifiersOfArrayelement, lookupsOfArrayelement } from './arrayelement-server.ts'
import { arrayelementIndex, toArrayelementDocument } from './index-arrayelement.ts'
import {
  arrayelementDesignsQuery,
  arrayelementLociQuery,
  arrayelementRowsQuery,
  arrayelementSlidesQuery,
  sameNameQuery,
} from './load-arrayelement.ts'

test('[DATA-026] a document has every field of a hit, its platforms and none that the index lacks', () => {
  const document = toArrayelementDocument(ag254595)
  expect(ArrayelementHit.parse(document)).toEqual({
    arrayElementId: 36863,
    probeName: '254595_at',
    locus: ['AT4G18960'],
    annotation: 'Floral homeotic gene encoding a MADS domain transcription factor.',
    organism: 'Arabidopsis thaliana',
    probeType: 'oligonucleotide',
    isControl: false,
    isAmbiguous: false,
  })
  expect(document.platform).toEqual(['Affymetrix ATH1'])
  expect(Object.keys(document).sort()).toEqual(Object.keys(arrayelementIndex.fields).sort())
  expect(toArrayelementDocument({ ...ag254595, description: 'MADS box' }).annotation).toBe('MADS box')
  expect(toArrayelementDocument(bareElement).annotation).toBeNull()
})

test('[DARRAY-002] [DARRAY-003] an element is looked up by number and by name', () => {
  expect(lookupsOfArrayelement(ag254595)).toEqual([
    { by: 'id', value: '36863' },
    { by: 'accession', value: '36863' },
    { by: 'name', value: '254595_at' },
    { by: 'id', value: '254595_at' },
    { by: 'accession', value: '254595_at' },
  ])
  expect(lookupsOfArrayelement(bareElement).map(({ value }) => value)).toContain('demo_probe_bare')
})

test('a shared name leads to the element with the lowest number; a name of digits is not looked up', () => {
  const other = (key: number) => [{ kind: 'arrayelement', key, label: 'twice' }]
  const names = (sameName: typeof ag254595.sameName, name = 'twice') =>
    lookupsOfArrayelement({ ...ag254595, name, sameName }).filter(({ by }) => by === 'name')
  expect(names(other(40000))).toHaveLength(1)
  expect(names(other(12))).toEqual([])
  expect(names([], '11107')).toEqual([])
})

test('an element is identified by its name and accession', () => {
  expect(identifiersOfArrayelement(ag254595).names).toEqual([
    { type: 'name', name: '254595_at' },
    { type: 'accession', name: 'ArrayElement:36863' },
  ])
  expect(identifiersOfArrayelement(bareElement).names).toEqual([{ type: 'name', name: 'DEMO_PROBE_BARE' }])
})

test('the SQL that loads an array element', () => {
  const queries = [arrayelementRowsQuery, arrayelementLociQuery, arrayelementSlidesQuery, arrayelementDesignsQuery, sameNameQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "element"."array_element_id", "element"."name", "element"."is_published", "element"."element_type" as "type", "element"."is_control", "element"."is_ambiguous", "element"."organism", "element"."description", "made"."nucleotide_seq_id", "element"."sequence_name", "element"."avg_intensity", "element"."avg_intensity_std_error", "element"."avg_log_ratio", "element"."avg_log_ratio_std_error", "element"."avg_signal_percentile", "element"."avg_signal_percentile_std_error" from "array_element" as "element" left join "nucleotide_sequence" as "made" on "made"."name" = "element"."sequence_name" where "element"."array_element_id" = any($1)
    select "hit"."array_element_id", "locus"."locus_id", "locus"."name", "locus"."description" from "array_element_locus" as "hit" inner join "locus" on "locus"."locus_id" = "hit"."locus_id" where "hit"."array_element_id" = any($1) order by "hit"."array_element_id", "locus"."name"
    select "link"."array_element_id", "slide"."name", "link"."signal", "link"."signal_percentile", "slide"."experiment_name" from "array_element_signal" as "link" inner join "array_slide" as "slide" on "slide"."name" = "link"."slide_name" where "link"."array_element_id" = any($1) order by "link"."array_element_id", "slide"."name", "link"."signal"
    select "carried"."array_element_id", "design"."name", "design"."manufacturer", "design"."platform_type", "design"."num_spots" from "array_element_design" as "carried" inner join "array_design" as "design" on "design"."name" = "carried"."design_name" where "carried"."array_element_id" = any($1) order by "carried"."array_element_id", "design"."name"
    select "element"."array_element_id", "other"."array_element_id" as "other_id", "other"."name" from "array_element" as "element" inner join "array_element" as "other" on upper(other.name) = upper(element.name) and "other"."array_element_id" <> "element"."array_element_id" where "element"."array_element_id" = any($1) order by "element"."array_element_id", "other"."array_element_id""
  `)
})
