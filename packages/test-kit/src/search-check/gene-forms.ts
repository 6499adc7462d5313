import fc from 'fast-check'
import { type Condition, type Control, choices, entriesOf, nest, randomMethod } from './condition.ts'
import { foldText, isFound, textsOf } from './fold-text.ts'
import { randomText } from './random-options.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'

const names = ['gene_name', 'other_names', 'full_names']
const searchBy = {
  'Gene Name': names,
  Description: ['description'],
  Phenotype: ['phenotypes'],
  'Uniprot ID': ['uniprot_ids'],
  'Locus TAIR Object ID': ['locus_tair_id'],
  'Gene TAIR Object ID': ['gene_tair_ids'],
} as const

/** FGENE-004 to FGENE-017. */
export const geneForm: readonly Control[] = [
  geneList,
  ...Object.entries(searchBy).map(([by, fields]) => geneText(by, fields)),
  geneAnnotation,
  choices('geneModelType', 'gene_model_types', { words: ['protein_coding', 'pseudogene', 'mirna', 'other_rna', 'uorf'] }),
  advancedOptions,
  () => fc.constant({ criteria: { include_obsolete: true }, holds: () => true }),
  genePlace,
]

/** FGENE-014: all that are ticked. */
function advancedOptions(): fc.Arbitrary<Condition> {
  return fc.subarray(['has_literature', 'genetic_loci_only'], { minLength: 1 }).map((ticked) => ({
    criteria: { advanced: ticked },
    holds: ({ has_literature, is_sequenced }) =>
      (!ticked.includes('has_literature') || has_literature === true) && (!ticked.includes('genetic_loci_only') || is_sequenced === false),
  }))
}

/** RESULTS-043: just this name, then a name that holds it, then all else. */
function geneText(by: string, fields: readonly string[]): Control {
  return (all) =>
    fc.tuple(randomMethod, randomText(all, fields)).map(([[word, method], text]) => ({
      criteria: { searchBy: by, searchType: word, detailSearchText: text },
      holds: (document) => isFound(allTexts(document, fields), method, text),
      rankOf: (document) =>
        isFound(allTexts(document, names), 'exactly', text) ? 3 : isFound(allTexts(document, names), 'contains', text) ? 2 : 1,
    }))
}

function allTexts(document: SearchDocument, fields: readonly string[]): string[] {
  return fields.flatMap((field) => textsOf(document, field))
}

/** FGENE-021: in a list of loci the id of a gene model counts as its locus. */
function geneList({ documents }: SearchDocuments): fc.Arbitrary<Condition> {
  const models = documents.flatMap((document) => textsOf(document, 'gene_model_ids'))
  const loci = documents.flatMap((document) => textsOf(document, 'gene_name'))
  const listOf = (ids: readonly string[]) => fc.array(fc.constantFrom('AT9G99999', ...ids), { minLength: 1, maxLength: 30 })
  const ofLoci = listOf([...loci, ...models]).map((ids) => ({ type: 'AGI Locus IDs', ids, fields: ['gene_name', 'gene_model_ids'] }))
  const ofModels = listOf(models).map((ids) => ({ type: 'AGI Gene IDs', ids, fields: ['gene_model_ids'] }))
  return fc.tuple(fc.oneof(ofLoci, ofModels), fc.constantFrom(';', ', ', '\n', ' ')).map(([{ type, ids, fields }, separator]) => {
    const wanted = new Set(ids)
    return {
      criteria: { geneListUploadType: type, geneList: ids.map((id) => id.toLowerCase()).join(separator) },
      holds: (document) => allTexts(document, fields).some((name) => wanted.has(name)),
    }
  })
}

const keywordTypes = {
  func: 'molecular function',
  proc: 'biological process',
  comp: 'cellular component',
  stru: 'plant structure',
  grow: 'growth and developmental stages',
} as const

/** FGENE-011, FGENE-012, ONTO-001 to ONTO-006: term, type and evidence of one annotation. */
function geneAnnotation({ definition, documents }: SearchDocuments): fc.Arbitrary<Condition> {
  const annotations = documents.flatMap((document) => entriesOf(document, 'annotations'))
  const id = fc.constantFrom('GO:9999999', ...new Set(annotations.flatMap((each) => textsOf(each, 'terms'))))
  const text = randomText({ definition, documents: annotations }, ['names'])
  const term = fc.oneof(
    text.map((typed): Term => ({ criteria: { keywordTerm: typed }, isMeant: (names) => isFound(names, 'contains', typed) })),
    id.map((typed): Term => ({ criteria: { keywordTerm: typed.toLowerCase() }, isMeant: (_, ids) => ids.includes(typed) })),
    // The text beside a chosen term is only its label.
    fc
      .tuple(id, text)
      .map(([keywordId, label]): Term => ({ criteria: { keywordId, keywordTerm: label }, isMeant: (_, ids) => ids.includes(keywordId) })),
  )
  const type = fc.constantFrom(...Object.entries(keywordTypes))
  const evidence = fc.uniqueArray(fc.constantFrom<string[]>('IDA', 'IEA', 'IMP', 'IGI', 'ISM', 'EXP'), { minLength: 1, maxLength: 3 })
  return fc.record({ term, children: fc.boolean(), type, evidence }, { requiredKeys: [] }).map((generated) => ({
    criteria: {
      ...generated.term?.criteria,
      ...(generated.children !== undefined && { include_children: generated.children }),
      keywordType: generated.type?.[0] ?? 'any',
      evidence: generated.evidence ?? [],
    },
    holds: (document) =>
      (generated.term === undefined && generated.type === undefined && generated.evidence === undefined) ||
      entriesOf(document, 'annotations').some((each) => isAnnotated(each, generated)),
  }))
}

type Term = { criteria: Record<string, string>; isMeant(names: readonly string[], ids: readonly string[]): boolean }
type GeneratedAnnotation = { term?: Term; children?: boolean; type?: [string, string]; evidence?: string[] }

/** A term is meant by its own name or id, and unless child terms are unwanted also by those of a term above it. */
function isAnnotated(annotation: Record<string, unknown>, { term, children = true, type, evidence }: GeneratedAnnotation): boolean {
  const [names, ids] = children ? ['names', 'terms'] : ['keyword', 'term']
  return (
    (term?.isMeant(textsOf(annotation, names), textsOf(annotation, ids)) ?? true) &&
    (type === undefined || annotation.category === type[1]) &&
    (evidence?.includes(String(annotation.evidence)) ?? true)
  )
}

const mapTypes = { AGI: 'nuc_sequence', physical: 'physical', classical: 'genetic' } as const
const chromosomes = { 1: '1', 2: '2', 4: '4', chloroplast: 'C', mitochondrial: 'M' } as const

/** FGENE-015 to FGENE-017: of one place; a range is in kbp. */
function genePlace({ documents }: SearchDocuments): fc.Arbitrary<Condition> {
  const ends = documents.flatMap((document) => entriesOf(document, 'places')).flatMap(({ start, end }) => [Number(start), Number(end)])
  const kilobases = fc
    .tuple(fc.constantFrom(...ends), fc.integer({ min: -2000, max: 2000 }))
    .map(([base, away]) => Math.max(0, Math.round(base + away)) / 1000)
  const parts = {
    chromosome: fc.constantFrom(...Object.entries(chromosomes)),
    mapType: fc.constantFrom(...Object.entries(mapTypes)),
    startPos: kilobases,
    endPos: kilobases,
  }
  return fc.record(parts, { requiredKeys: [] }).map(({ chromosome, mapType, startPos, endPos }) => {
    const hasRange = startPos !== undefined || endPos !== undefined
    const [from, to] = startPos !== undefined && endPos !== undefined && startPos > endPos ? [endPos, startPos] : [startPos, endPos]
    const isThere = (place: Record<string, unknown>) =>
      (chromosome === undefined || place.chromosome === chromosome[1]) &&
      (mapType === undefined || place.map_type === mapType[1]) &&
      (!hasRange || place.units === 'bp') &&
      (from === undefined || Number(place.end) >= Math.round(from * 1000)) &&
      (to === undefined || Number(place.start) <= Math.round(to * 1000))
    return {
      criteria: { chromosome: chromosome?.[0], mapType: mapType?.[0], startPos, endPos, gaUnit: 'kbp' },
      holds: (document) => (!chromosome && !mapType && !hasRange) || entriesOf(document, 'places').some(isThere),
    }
  })
}

const nameFields = { locus: 'locusName', symbol: 'symbol', genPeptId: 'genpept_ids' } as const

/** FPROT-004 to FPROT-012. */
export const proteinForm: readonly Control[] = [
  ...Object.entries(nameFields).map(
    ([by, field]): Control =>
      (all) =>
        fc.tuple(randomMethod, randomText(all, [field])).map(([[word, method], text]) => ({
          criteria: { nameSection: { nameBy: by, nameType: word, nameText: text } },
          holds: (document) => isFound(textsOf(document, field), method, text),
        })),
  ),
  ({ documents }) =>
    fc
      .array(fc.constantFrom('AT9G99999', ...documents.flatMap((document) => textsOf(document, 'locusName'))), { minLength: 1 })
      .map((ids) => ({
        criteria: { geneList: ids.join(';') },
        holds: (document) => textsOf(document, 'locusName').some((name) => ids.includes(name)),
      })),
  choices('classType', 'structural_class', { words: ['a', 'b', 'c', 'd', 'h'] }),
  physioLimits,
  domainRows,
]

function physioLimits({ documents }: SearchDocuments): fc.Arbitrary<Condition> {
  const limits = (['length', 'mw', 'pi'] as const).map((type) => {
    const value = fc.constantFrom(0, ...documents.map((document) => document[type]).filter((each) => typeof each === 'number'))
    return fc.tuple(value, value).map(([one, other]) => ({ type, min: Math.min(one, other), max: Math.max(one, other) }))
  })
  return fc.uniqueArray(fc.oneof(...limits), { minLength: 1, maxLength: 2, selector: ({ type }) => type }).map((chosen) => ({
    criteria: nest('physioSection', chosen),
    holds: (document) =>
      chosen.every(({ type, min, max }) => {
        const value = document[type]
        return typeof value === 'number' && value >= min && value <= max
      }),
  }))
}

/** FPROT-011: so many places of a domain, or of all domains of a database. */
function domainRows({ documents }: SearchDocuments): fc.Arbitrary<Condition> {
  const accessions = documents.flatMap((document) => entriesOf(document, 'domains')).flatMap((entry) => textsOf(entry, 'accession'))
  const row = fc.record({
    quant_type: fc.constantFrom('<', '>', '='),
    quant_number: fc.nat(3),
    db_name: fc.constantFrom('any', 'interpro', 'prosite', 'smart', 'superfamily'),
    db_acc_input: fc.oneof(fc.constant(''), fc.constantFrom(...accessions)),
  })
  return fc.array(row, { minLength: 1, maxLength: 3 }).map((rows) => ({
    criteria: { domainSection: rows },
    holds: (document) =>
      rows.every(({ quant_type, quant_number, db_name, db_acc_input }) => {
        if (db_name === 'any' && db_acc_input === '') return true
        const places = countPlaces(document, db_name, db_acc_input)
        if (quant_type === '=') return places === quant_number
        return quant_type === '<' ? places < quant_number : places > quant_number
      }),
  }))
}

function countPlaces(document: SearchDocument, database: string, accession: string): number {
  const entries = entriesOf(document, 'domains').filter(
    (entry) =>
      typeof entry.accession === 'string' &&
      (database === 'any' || foldText(String(entry.database)) === database) &&
      (accession === '' || foldText(entry.accession) === foldText(accession)),
  )
  return entries.reduce((places, entry) => places + Number(entry.places), 0)
}
