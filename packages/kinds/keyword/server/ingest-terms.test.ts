import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGoEdges, ingestGoGraph, ingestGoSynonyms, ingestGoTerms } from './ingest-go-tables.ts'
import { ingestKeywords, ingestPublicationKeywords } from './ingest-keywords.ts'
import { ingestGeneOntology, ingestPlantOntology } from './ingest-ontologies.ts'

test('a GO term has its definition, merged ids and parents; an obsolete one is recognised by name', () => {
  const header = 'go_id\tname\tnamespace\tdefinition\talt_ids\tis_a'
  const lines = [
    'GO:0000001\tmitochondrion inheritance\tbiological_process\t"How mitochondria \\"part\\"." [GOC:mcc, PMID:10873824]\tGO:7,GO:8\tGO:0048308',
    'GO:0000003\tobsolete reproduction\tbiological_process\t"OBSOLETE. Gone." []\t\t',
    'GO:0000004\tno half\tweather\t"x" []\t\t',
  ]
  expect(ingestTables(ingestGoTerms, header, ...lines)).toEqual({
    rows: [
      ['ontology_term_line', 'GO:0000001', 'mitochondrion inheritance', 'biological process', 'How mitochondria "part".', false],
      ['ontology_alternative_line', 'GO:0000001', 'GO:7'],
      ['ontology_alternative_line', 'GO:0000001', 'GO:8'],
      ['ontology_edge_line', 'GO:0000001', 'is_a', 'GO:0048308'],
      ['ontology_term_line', 'GO:0000003', 'obsolete reproduction', 'biological process', 'OBSOLETE. Gone.', true],
      // TRUTH-051: what replaced a term of TAIR's slim.
      ['ontology_edge_line', 'GO:0000003', 'replaced_by', 'GO:0022414'],
    ],
    rejected: ['"weather" is not a keyword category'],
  })
})

test('only edges missing from the newer file are read from the older one', () => {
  const lines = ['go_id\tterm\tontology\trelationship\tparent', 'GO:1\tx\tBP\tisa\tGO:2', 'GO:1\tx\tBP\tnegatively regulates\tGO:3']
  expect(ingestTables(ingestGoEdges, ...lines).rows).toEqual([['ontology_edge_line', 'GO:1', 'negatively_regulates', 'GO:3']])
})

test('[DATA-030] the two halves of the Plant Ontology are categories; terms of other ontologies are skipped', () => {
  const text = `default-namespace: plant_ontology

[Term]
id: PO:0009046
name: flower
namespace: plant_anatomy
synonym: "floret (related)" RELATED []
relationship: part_of PO:0000003 ! whole plant

[Term]
id: PO:0007616
name: flowering stage
namespace: plant_structure_development_stage
is_obsolete: true
replaced_by: PO:0007615

[Term]
id: NCBITaxon:33090
name: Viridiplantae`
  expect(ingestTables(ingestPlantOntology, ...text.split('\n'))).toEqual({
    rows: [
      ['ontology_term_line', 'PO:0009046', 'flower', 'plant structure', null, false],
      ['ontology_synonym_line', 'PO:0009046', 'floret (related)', 'RELATED'],
      ['ontology_edge_line', 'PO:0009046', 'part_of', 'PO:0000003'],
      ['ontology_term_line', 'PO:0007616', 'flowering stage', 'growth and developmental stages', null, true],
      ['ontology_edge_line', 'PO:0007616', 'replaced_by', 'PO:0007615'],
    ],
    rejected: [],
  })
})

test('either Gene Ontology file gives regulates edges and synonyms', () => {
  const text = `format-version: 1.2
default-namespace: gene_ontology

[Term]
id: GO:0000018
name: regulation of DNA recombination
namespace: biological_process
alt_id: GO:9000018
def: "What makes recombination of DNA more or less frequent." [GOC:go_curators]
synonym: "recombination control" EXACT []
is_a: GO:0051052 ! regulation of DNA metabolic process
intersection_of: GO:0065007 ! biological regulation
intersection_of: regulates GO:0006310 ! DNA recombination
relationship: regulates GO:0006310 ! DNA recombination

[Typedef]
id: regulates
name: regulates`
  expect(ingestTables(ingestGeneOntology, ...text.split('\n'))).toEqual({
    rows: [
      [
        'ontology_term_line',
        'GO:0000018',
        'regulation of DNA recombination',
        'biological process',
        'What makes recombination of DNA more or less frequent.',
        false,
      ],
      ['ontology_alternative_line', 'GO:0000018', 'GO:9000018'],
      ['ontology_synonym_line', 'GO:0000018', 'recombination control', 'EXACT'],
      ['ontology_edge_line', 'GO:0000018', 'is_a', 'GO:0051052'],
      ['ontology_edge_line', 'GO:0000018', 'regulates', 'GO:0006310'],
    ],
    rejected: [],
  })
  const names = ['go.obo', 'go-basic.obo.gz', 'go-plus.obo', 'po.obo']
  expect(names.map((name) => ingestGeneOntology.file.test(name))).toEqual([true, true, false, false])
})

test('keywords outside the ontologies are methods and user-defined ones', () => {
  const header = 'keyword\tcategory\tdefinition\tdate_last_modified'
  expect(ingestTables(ingestKeywords, header, 'grafting\tmethod\t\t2026-01-02', '\tmethod\t\t', 'x\tmethod\t\tsoon')).toEqual({
    rows: [['ontology_term_line', 'grafting', 'method', null, false, '2026-01-02']],
    rejected: ['the keyword is missing', '"soon" is not a date'],
  })
})

test('a publication has keywords of any known category only', () => {
  const lines = ['reference_id\tkeyword\tcategory', '5700\tin situ hybridization\tmethod', '5700\tx\tweather', '5700\t\tmethod']
  expect(ingestTables(ingestPublicationKeywords, ...lines)).toEqual({
    rows: [['publication_keyword_line', 5700, 'in situ hybridization', 'method']],
    rejected: ['"weather" is not a valid category', 'keyword is missing'],
  })
})

test('files are known by their names', () => {
  expectFiles({
    'go.obo': ingestGeneOntology,
    'go-basic.obo': ingestGeneOntology,
    'po.obo': ingestPlantOntology,
    'GO_terms_definitions_2025.tsv': ingestGoTerms,
    'GO_terms_and_parents_2020.tsv': ingestGoEdges,
    'GO_edges_202507.tsv': ingestGoGraph,
    'GO_synonyms_20240117.tsv': ingestGoSynonyms,
    'rosette_keyword.tsv': ingestKeywords,
    'rosette_keyword_publication.tsv': ingestPublicationKeywords,
  })
})

test('the newer graph replaces the older list of edges', () => {
  const lines = ['child\trelationship\tparent', 'GO:1\tpart_of\tGO:2', 'GO:1\t\tGO:2', '\tis_a\tGO:2', 'GO:1\tis_a\t']
  expect(ingestTables(ingestGoGraph, ...lines)).toEqual({
    rows: [['ontology_graph_line', 'GO:1', 'part_of', 'GO:2']],
    rejected: Array.from({ length: 3 }, () => 'a term, a relationship and a parent are needed'),
  })
  expect(ingestGoGraph.replaces).toEqual([ingestGoEdges])
})

test('[TRUTH-063] a synonym of a term has no scope where the file tells none', () => {
  expect(ingestTables(ingestGoSynonyms, 'go_id\tsynonym', 'GO:1\t drought ', 'GO:1\t ', '\tdrought')).toEqual({
    rows: [['ontology_synonym_line', 'GO:1', 'drought']],
    rejected: ['a term and a synonym are needed', 'a term and a synonym are needed'],
  })
})

test('a term needs id, name and category, and its lists may have blanks', () => {
  const header = 'go_id\tname\tnamespace\tdefinition\talt_ids\tis_a'
  const lines = ['GO:1\tx\tmolecular_function\tplain\tGO:2, GO:3\t', '\tx\tmolecular_function\t\t\t', 'GO:1\t\tmolecular_function\t\t\t']
  expect(ingestTables(ingestGoTerms, header, ...lines)).toEqual({
    rows: [
      ['ontology_term_line', 'GO:1', 'x', 'molecular function', 'plain', false],
      ['ontology_alternative_line', 'GO:1', 'GO:2'],
      ['ontology_alternative_line', 'GO:1', 'GO:3'],
    ],
    rejected: ['id or name is missing', 'id or name is missing'],
  })
})

test.each(['\tpart of\tGO:2', 'GO:1\t\tGO:2', 'GO:1\tpart of\t'])('the edge %j is rejected', (line) => {
  expect(ingestTables(ingestGoEdges, 'go_id\trelationship\tparent', line).rejected).toEqual([
    'a term, a relationship and a parent are needed',
  ])
})

test('a term of an unknown namespace is rejected, and other stanzas are skipped', () => {
  const text =
    '[Term]\nid: GO:1\nnamespace: weather\n\n[Typedef]\nid: GO:2\nname: x\n\n[Term]\nid: PO:3\nname: GO:\n\n[Term]\nid: GO:4\nnamespace: molecular_function'
  expect(ingestTables(ingestGeneOntology, ...text.split('\n'))).toEqual({
    rows: [['ontology_term_line', 'GO:4', 'GO:4', 'molecular function', null, false]],
    rejected: ['GO:1 has the namespace "weather", which is not a keyword category'],
  })
})

test.each(['x2026-01-02', '2026-01-02x', '2026-02-29'])('%j is not the date of a keyword', (date) => {
  const header = 'keyword\tcategory\tdefinition\tdate_last_modified'
  expect(ingestTables(ingestKeywords, header, `x\tmethod\t\t${date}`, 'x\tweather\t\t', 'x\tmethod\ty\t')).toEqual({
    rows: [['ontology_term_line', 'x', 'method', 'y', false, null]],
    rejected: [`"${date}" is not a date`, '"weather" is not a keyword category'],
  })
})
