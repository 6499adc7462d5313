import { expect, test } from 'vitest'
import { readUniprot } from './read-uniprot.ts'
import type { UniprotFlatEntry } from './uniprot-entry.ts'

function read(text: string): { entries: UniprotFlatEntry[]; rejected: string[] } {
  const entries: UniprotFlatEntry[] = []
  const rejected: string[] = []
  const reader = readUniprot({ taxon: '3702', entry: (entry) => entries.push(entry), reject: (reason) => rejected.push(reason) })
  for (const line of text.split('\n')) reader.line(line)
  reader.end()
  return { entries, rejected }
}

function entryOf(...lines: string[]): UniprotFlatEntry {
  const head = ['ID   TRIAL_ARATH             Reviewed;         252 AA.', 'AC   P17839;', 'OX   NCBI_TaxID=3702;']
  const { entries, rejected } = read([...head, ...lines, '//'].join('\n'))
  expect(rejected).toEqual([])
  const [entry] = entries
  if (!entry) throw new Error('There is an entry')
  return entry
}

test('[UNIPROT-001] an entry has its name, status, accessions, version with day, protein name, existence and keywords', () => {
  const { entries } = read(`ID   F4JSC8_ARATH            Unreviewed;       229 AA.
AC   F4JSC8; A0A1P8B602; Q00001;
AC   Q00002;
DT   31-MAY-2011, integrated into UniProtKB/TrEMBL.
DT   18-JUN-2025, entry version 78.
DE   SubName: Full=K-box region {ECO:0000313|EMBL:AEE84112.1, ECO:0000313|Proteomes:UP000006548};
DE   AltName: Full=Another name;
OX   NCBI_TaxID=3702 {ECO:0000313|EMBL:AEE84112.1};
PE   4: Predicted;
KW   DNA-binding {ECO:0000256|ARBA:ARBA00023125,
KW   ECO:0000256|SAM:Coils}; Nucleus;
KW   Reference proteome.
SQ   SEQUENCE   229 AA;  26400 MW;  0000000000000000 CRC64;
     MTAYQSELGG DSSPLRKSGR
//`)
  expect(entries).toMatchObject([
    {
      name: 'F4JSC8_ARATH',
      isReviewed: false,
      accession: 'F4JSC8',
      secondaryAccessions: ['A0A1P8B602', 'Q00001', 'Q00002'],
      version: 78,
      date: '2025-06-18',
      proteinName: 'K-box region',
      existence: 4,
      length: 229,
      keywords: ['DNA-binding', 'Nucleus', 'Reference proteome'],
    },
  ])
})

test('[UNIPROT-001] entries of other species are left out, and what is not an entry is rejected without harm to the next', () => {
  const whole = (accession: string, taxon: string) =>
    `ID   X_ARATH                 Reviewed;         1 AA.\nAC   ${accession};\nOX   NCBI_TaxID=${taxon};\n//`
  const broken = 'ID   Y_ARATH                 Reviewed;         1 AA.\nOX   NCBI_TaxID=3702;\n//'
  const { entries, rejected } = read([whole('P00001', '39947'), broken, 'AC   P00002;\n//', whole('P00003', '3702'), 'ID   cut'].join('\n'))
  expect(entries.map(({ accession }) => accession)).toEqual(['P00003'])
  expect(rejected).toEqual([
    'Y_ARATH has no accession',
    'an entry has no line ID with its name, status and length',
    'the last entry is cut short',
  ])
})

test('[UNIPROT-002] a wrapped text is one text: words with hyphens are joined, suspended hyphens are not', () => {
  const { comments } = entryOf(
    'CC   -!- FUNCTION: Binds NF-',
    'CC       YB3 with alpha- and beta-',
    'CC       tubulin, alpha-',
    'CC       and beta-subunits (PubMed:15254538). {ECO:0000269|PubMed:15254538,',
    'CC       ECO:0000303|Ref.1}.',
    'CC   ---------------------------------------------------------------------------',
    'CC   Copyrighted by the UniProt Consortium, see https://www.uniprot.org/terms',
  )
  expect(comments).toEqual([
    {
      topic: 'FUNCTION',
      molecule: null,
      text: 'Binds NF-YB3 with alpha- and beta-tubulin, alpha- and beta-subunits (PubMed:15254538).',
      details: null,
      evidence: ['ECO:0000269|PubMed:15254538', 'ECO:0000303|Ref.1'],
    },
  ])
})

test('[UNIPROT-002] each location has its own evidence, a note is a text of its own, and an isoform is named', () => {
  const { comments } = entryOf(
    'CC   -!- SUBCELLULAR LOCATION: [Isoform 2]: Cell membrane {ECO:0000269|PubMed:1};',
    'CC       Single-pass membrane protein {ECO:0000255}. Nucleus {ECO:0000269|PubMed:2}.',
    'CC       Cytoplasm, P-body. Note=Moves to the nucleus (PubMed:3). Not in roots.',
    'CC       {ECO:0000269|PubMed:3}.',
    'CC   -!- SUBCELLULAR LOCATION: Note=Nowhere in particular.',
  )
  expect(comments.map(({ molecule, text, evidence }) => [molecule, text, evidence])).toEqual([
    ['Isoform 2', 'Cell membrane; Single-pass membrane protein.', ['ECO:0000269|PubMed:1', 'ECO:0000255']],
    ['Isoform 2', 'Nucleus.', ['ECO:0000269|PubMed:2']],
    ['Isoform 2', 'Cytoplasm, P-body.', []],
    ['Isoform 2', 'Moves to the nucleus (PubMed:3). Not in roots.', ['ECO:0000269|PubMed:3']],
    [null, 'Nowhere in particular.', []],
  ])
})

test('[UNIPROT-002] a reaction keeps its numbers, and its direction, cofactors and constants are texts with their own evidence', () => {
  const { comments } = entryOf(
    'CC   -!- CATALYTIC ACTIVITY:',
    'CC       Reaction=L-seryl-[protein] + ATP = O-phospho-L-seryl-[protein] + ADP +',
    'CC         H(+); Xref=Rhea:RHEA:17989, Rhea:RHEA-COMP:9863, Rhea:RHEA-',
    'CC         COMP:11604, ChEBI:CHEBI:15378; EC=2.7.11.1;',
    'CC         Evidence={ECO:0000269|PubMed:1, ECO:0000305};',
    'CC       PhysiologicalDirection=left-to-right; Xref=Rhea:RHEA:17990;',
    'CC         Evidence={ECO:0000305|PubMed:2};',
    'CC   -!- COFACTOR:',
    'CC       Name=Mg(2+); Xref=ChEBI:CHEBI:18420; Evidence={ECO:0000250};',
    'CC       Name=Mn(2+); Xref=ChEBI:CHEBI:29035;',
    'CC       Note=Binds 2 ions per subunit. {ECO:0000269|PubMed:1};',
    'CC   -!- BIOPHYSICOCHEMICAL PROPERTIES:',
    'CC       Kinetic parameters:',
    'CC         KM=68 uM for L-phenylalanine {ECO:0000269|PubMed:1};',
    'CC         Vmax=5.5 umol/sec/mg enzyme {ECO:0000269|PubMed:1};',
    'CC       pH dependence:',
    'CC         Optimum pH is 8.4; less at 7. {ECO:0000269|PubMed:2};',
  )
  expect(comments.map(({ text, details, evidence }) => [text, details, evidence.join(' ')])).toEqual([
    ['L-seryl-[protein] + ATP = O-phospho-L-seryl-[protein] + ADP + H(+)', 'EC 2.7.11.1, RHEA:17989', 'ECO:0000269|PubMed:1 ECO:0000305'],
    ['Physiological direction: left-to-right', 'RHEA:17990', 'ECO:0000305|PubMed:2'],
    ['Mg(2+)', 'CHEBI:18420', 'ECO:0000250'],
    ['Mn(2+)', 'CHEBI:29035', ''],
    ['Binds 2 ions per subunit.', null, 'ECO:0000269|PubMed:1'],
    ['KM=68 uM for L-phenylalanine', null, 'ECO:0000269|PubMed:1'],
    ['Vmax=5.5 umol/sec/mg enzyme', null, 'ECO:0000269|PubMed:1'],
    ['Optimum pH is 8.4; less at 7.', null, 'ECO:0000269|PubMed:2'],
  ])
})

test('[UNIPROT-003] loci come from Araport, TAIR and all ordered locus names; a cross-reference names the isoform of a gene model', () => {
  const { loci, geneModels, isoforms } = entryOf(
    'GN   Name=H4; OrderedLocusNames=At1g07660, At1g07820',
    'GN   {ECO:0000312|Araport:AT1G07820}; ORFNames=F24B9.25, F24B9.8;',
    'GN   and',
    'GN   Name=RBCL; OrderedLocusNames=AtCg00490/At2g28740;',
    'CC   -!- ALTERNATIVE PRODUCTS:',
    'CC       Event=Alternative splicing; Named isoforms=2;',
    'CC         Comment=Name=9 is not an isoform.;',
    'CC       Name=1;',
    'CC         IsoId=P17839-1; Sequence=Displayed;',
    'CC       Name=2 {ECO:0000303|PubMed:1}; Synonyms=beta;',
    'CC         IsoId=P17839-2, Q00001-1; Sequence=VSP_012345;',
    'DR   Araport; AT3G45930; -.',
    'DR   TAIR; AT1G07660; HISH4.',
    'DR   TAIR; locus:2026494; AT1G07660.',
    'DR   EnsemblPlants; AT1G07660.1; AT1G07660.1; AT1G07660. [P17839-2]',
    'DR   Gramene; AT1G07660.1; AT1G07660.1; AT1G07660. [P17839-2]',
    'DR   EnsemblPlants; AT1G07820.2; AT1G07820.2; AT1G07820.',
    'DR   EnsemblPlants; OS01T0100100-01; OS01T0100100-01; OS01G0100100.',
  )
  expect(loci).toEqual(['AT3G45930', 'AT1G07660', 'AT1G07820', 'ATCG00490', 'AT2G28740'])
  expect(geneModels).toEqual([
    { name: 'AT1G07660.1', isoform: 'P17839-2' },
    { name: 'AT1G07820.2', isoform: null },
  ])
  expect(isoforms).toEqual([
    { accession: 'P17839-1', name: '1', isDisplayed: true },
    { accession: 'P17839-2', name: '2', isDisplayed: false },
    { accession: 'Q00001-1', name: '2', isDisplayed: false },
  ])
})

test('[UNIPROT-001] features keep their places, notes and ligands, also where residues are wrapped', () => {
  const { features } = entryOf(
    'FT   DOMAIN          <19..73',
    'FT                   /note="MADS-box, ""first"" of',
    'FT                   two"',
    'FT                   /evidence="ECO:0000255|PROSITE-ProRule:PRU00251,',
    'FT                   ECO:0000305"',
    'FT   BINDING         109',
    'FT                   /ligand="Mg(2+)"',
    'FT                   /ligand_id="ChEBI:CHEBI:18420"',
    'FT                   /note="catalytic"',
    'FT   VAR_SEQ         1..60',
    'FT                   /note="MKKLLPNRRDSGMKKLLPNRRDSGMKKLLPNRRDSGMKKLLPNRRDSGMK',
    'FT                   LLPN -> M (in isoform 2)"',
    'FT   SIGNAL          1..?',
  )
  expect(features).toEqual([
    {
      type: 'DOMAIN',
      location: '<19..73',
      text: 'MADS-box, "first" of two',
      evidence: ['ECO:0000255|PROSITE-ProRule:PRU00251', 'ECO:0000305'],
    },
    { type: 'BINDING', location: '109', text: 'Mg(2+); catalytic', evidence: [] },
    {
      type: 'VAR_SEQ',
      location: '1..60',
      text: 'MKKLLPNRRDSGMKKLLPNRRDSGMKKLLPNRRDSGMKKLLPNRRDSGMKLLPN -> M (in isoform 2)',
      evidence: [],
    },
    { type: 'SIGNAL', location: '1..?', text: '', evidence: [] },
  ])
})

test('[UNIPROT-001] articles are cited by surnames, year and journal; other places stay as they are written', () => {
  const { references } = entryOf(
    'RN   [1]',
    'RP   FUNCTION.',
    'RX   PubMed=1973265; DOI=10.1038/346035a0;',
    'RA   Yanofsky M.F., Ma H., Bowman J.L.;',
    'RT   "The protein: resembles 1:2(1990).";',
    'RL   Nature 346:35-39(1990).',
    'RN   [2]',
    'RA   de la Bastide M., Van Daele H.-T. Jr.;',
    'RL   Proc. Natl. Acad. Sci. U.S.A. 93:4793-4798(1996).',
    'RN   [3]',
    'RG   The consortium;',
    'RL   Submitted (JUL-2002) to the EMBL/GenBank/DDBJ databases.',
  )
  expect(references).toEqual([
    { number: 1, pubmedId: 1973265, doi: '10.1038/346035a0', citation: 'Yanofsky et al. 1990, Nature' },
    { number: 2, pubmedId: null, doi: null, citation: 'de la Bastide and Van Daele 1996, Proc. Natl. Acad. Sci. U.S.A.' },
    { number: 3, pubmedId: null, doi: null, citation: 'The consortium, Submitted (JUL-2002) to the EMBL/GenBank/DDBJ databases' },
  ])
})
