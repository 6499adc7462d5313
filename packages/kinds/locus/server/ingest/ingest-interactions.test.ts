import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestInteractions } from './ingest-interactions.ts'

const [tair, biogrid, bar] = ingestInteractions

test('[INTER-002] a line of TAIR has method and article', () => {
  const header =
    'Locus_name\tLocus_TAIR_accession\tInteractorLocus_name\tInteractorLocus_TAIR_accession\tEvidence_code\tEvidence_description\tTAIR_reference_id\tPubMed_id\tDate_updated\tAnnotated_by'
  const lines = [
    'AT1G01040\tLocus:1\tAT1G09700\tLocus:2\tIPI\tfar-Western analysis\tPublication:5\tPMID:15821876\t5/11/06\tTAIR',
    'AT1G01040\tLocus:1\tAT1G09700\tLocus:2\tIPI\tnone\tPublication:5\t\t5/11/06\tTAIR',
    'AT1G01040\tLocus:1\t\t\tIPI\tx\t\t\t\tTAIR',
  ]
  expect(ingestTables(tair ?? never(), header, ...lines)).toEqual({
    rows: [
      ['interaction_line', 'TAIR', 'AT1G01040', 'AT1G09700', 'physical', null, 'far-Western analysis', 15821876],
      ['interaction_line', 'TAIR', 'AT1G01040', 'AT1G09700', 'physical', null, null, null],
    ],
    rejected: ['an interaction has two loci'],
  })
})

test('[INTER-002] [TRUTH-045] a line of BioGRID has two NCBI Gene ids; the symbols beside them are not read', () => {
  const lines = ['entrez_a\tentrez_b\tsymbol_a\tsymbol_b', '836259\t818903\tTOC1\tPIF4', '836259\t\tTOC1\tPIF4']
  expect(ingestTables(biogrid ?? never(), ...lines)).toEqual({
    rows: [['interaction_line', 'BioGRID', 'GeneID:836259', 'GeneID:818903', null, null, null, null]],
    rejected: ['an interaction has two NCBI Gene ids'],
  })
})

test('[INTER-002] a line of BAR says who regulates whom and how; a number of a network is not part of the PubMed ID', () => {
  const lines = [
    'entity_1\tentity_2\ttype\tmode\tmi_detection_method\tmi_interaction_type\tpubmed_id\ttitle',
    'AT4G37650\tAT1G30810\tprotein-dna interaction (pdi)\tactivation\t432\t915\t25736223#2\tA network',
    'AT4G37650\tAT3G54220\tprotein-protein interaction (ppi)\tunknown\t000\t000\t27923776\tA network',
    'MIR399B\tAT2G33770\tmirna-mrna interaction (mimi)\trepression\t1195\t2286\tx\tA network',
  ]
  expect(ingestTables(bar ?? never(), ...lines).rows).toEqual([
    ['interaction_line', 'BAR', 'AT4G37650', 'AT1G30810', 'regulatory', 'activation', 'one hybrid', 25736223],
    ['interaction_line', 'BAR', 'AT4G37650', 'AT3G54220', 'physical', null, null, 27923776],
    ['interaction_line', 'BAR', 'MIR399B', 'AT2G33770', 'regulatory', 'repression', 'MI:1195', null],
  ])
})

test('the files of interactions are known by their names', () => {
  expectFiles({
    'TairProteinInteraction.txt': tair ?? never(),
    'BioGRID_Arabidopsis_interactions_2015.tsv': biogrid ?? never(),
    'BAR_regulatory_interactions.tsv': bar ?? never(),
  })
})

function never(): never {
  throw new Error('There are three sources')
}
