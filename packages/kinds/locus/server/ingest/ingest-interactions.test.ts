import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestInteractions } from './ingest-interactions.ts'

const [tair, biogrid, bar, ckn, atRegNet] = ingestInteractions

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
      ['interaction_line', 'TAIR', 'AT1G01040', 'AT1G09700', 'physical', null, 'far-Western analysis', 15821876, null, null, false],
      ['interaction_line', 'TAIR', 'AT1G01040', 'AT1G09700', 'physical', null, null, null, null, null, false],
    ],
    rejected: ['an interaction has two loci'],
  })
})

test('[INTER-002] [TRUTH-045] a line of BioGRID has two NCBI Gene ids; the symbols beside them are not read', () => {
  const lines = ['entrez_a\tentrez_b\tsymbol_a\tsymbol_b', '836259\t818903\tTOC1\tPIF4', '836259\t\tTOC1\tPIF4']
  expect(ingestTables(biogrid ?? never(), ...lines)).toEqual({
    rows: [['interaction_line', 'BioGRID', 'GeneID:836259', 'GeneID:818903', null, null, null, null, null, null, false]],
    rejected: ['an interaction has two NCBI Gene ids'],
  })
})

test('[INTER-002] a line of BAR says who regulates whom and how; a number of a network is not part of the PubMed ID', () => {
  const lines = [
    'entity_1\tentity_2\ttype\tmode\tmi_detection_method\tmi_interaction_type\tpubmed_id\ttitle',
    'AT4G37650\tAT1G30810\tprotein-dna interaction (pdi)\tactivation\t432\t915\t25736223#2\tA network',
    'AT4G37650\tAT3G54220\tprotein-protein interaction (ppi)\tactivation\t000\t000\t27923776\tCurated Combined Network',
    'MIR399B\tAT2G33770\tmirna-mrna interaction (mimi)\trepression\t1195\t2286\tx\tA network',
  ]
  expect(ingestTables(bar ?? never(), ...lines).rows).toEqual([
    ['interaction_line', 'BAR', 'AT4G37650', 'AT1G30810', 'regulatory', 'activation', 'one hybrid', 25736223, null, null, false],
    ['interaction_line', 'BAR', 'AT4G37650', 'AT3G54220', 'physical', null, null, 27923776, 'activation', null, true],
    ['interaction_line', 'BAR', 'MIR399B', 'AT2G33770', 'regulatory', 'repression', 'MI:1195', null, null, null, false],
  ])
})

test('[NETWORK-001] a line of CKN has kind, effect and rank; what is not an AGI code is not taken for a symbol', () => {
  const lines = [
    'node_1\tnode_2\tinteraction\treliability_rank\tpart',
    'AT5G61850\tAT1G69120\tact_TF\tr1\t',
    'MIR399\tAT2G33770\tinh_ncRNA\tr2\t',
    'AT1G01480\tAT1G05010\tsynthesis\tr5\tPIS',
    'AT1G01480\tAT1G05010\tfriendship\tr5\t',
  ]
  expect(ingestTables(ckn ?? never(), ...lines)).toEqual({
    rows: [
      ['interaction_line', 'CKN', 'AT5G61850', 'AT1G69120', 'regulatory', 'activation', null, null, 'rank 1 (best)', null, true],
      ['interaction_line', 'CKN', 'CKN:MIR399', 'AT2G33770', 'regulatory', 'repression', null, null, 'rank 2', null, true],
      ['interaction_line', 'CKN', 'AT1G01480', 'AT1G05010', null, null, null, null, 'synthesis, rank 5, signalling model', null, true],
    ],
    rejected: ['"friendship" is not a kind of interaction'],
  })
})

test('[NETWORK-001] a line of AtRegNet has effect, method and article; an article without a PubMed ID is kept as it is cited', () => {
  const header =
    'tf_name\ttf_locus\ttf_family\ttarget_name\ttarget_locus\ttarget_is_tf\tinteraction\tconfirmation\tnote\teffect\treference\tmethod\tpubmed_id'
  const lines = [
    'FLC\tAt5g10140\tMADS\tFT\tAt1g65480\tNo\tDirect\tConfirmed\tNA\tRepression\tSearle 2006\tNA\t16600915',
    'LEC2\tAt1g28300\tB3\tx\tAt5g40420\tNo\tIndirect\tUnconfirmed\tNA\tUnknown\tMendoza 2005\tMicroarray Analysis\tNA',
    'AGL15\tAt5g13790\tMADS\tx\tAt1g52690\tNo\tDirect\tConfirmed\tNA\tPE\tPE\tPE\tPE',
  ]
  expect(ingestTables(atRegNet ?? never(), header, ...lines).rows).toEqual([
    [...agris('At5g10140', 'At1g65480'), 'repression', null, 16600915, 'direct, confirmed', null, false],
    [...agris('At1g28300', 'At5g40420'), null, 'Microarray Analysis', null, 'indirect, unconfirmed', 'Mendoza 2005', false],
    [...agris('At5g13790', 'At1g52690'), null, null, null, 'direct, confirmed', null, false],
  ])
})

function agris(...names: [string, string]) {
  return ['interaction_line', 'AtRegNet', ...names, 'regulatory']
}

test('the files of interactions are known by their names', () => {
  expectFiles({
    'TairProteinInteraction.txt': tair ?? never(),
    'BioGRID_Arabidopsis_interactions_2015.tsv': biogrid ?? never(),
    'BAR_regulatory_interactions.tsv': bar ?? never(),
    'CKN_v1_Arabidopsis_knowledge_network_2016.tsv': ckn ?? never(),
    'AtRegNet_AGRIS_20100205.tsv': atRegNet ?? never(),
  })
})

function never(): never {
  throw new Error('There are five sources')
}
