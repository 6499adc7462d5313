/**
 * How an annotation is known: abbreviation and phrase of each evidence code. The documents' 21 come first, in their order;
 * IDA, ISO, ISA, IGC and HTP follow, which that list leaves out although direct assays are the most used experiments of all.
 */
export const evidenceCodes = [
  { code: 'EXP', phrase: 'inferred from experiment' },
  { code: 'IEA', phrase: 'inferred from electronic annotation' },
  { code: 'IEP', phrase: 'inferred from expression pattern' },
  { code: 'IGI', phrase: 'inferred from genetic interaction' },
  { code: 'IMP', phrase: 'inferred from mutant phenotype' },
  { code: 'IPI', phrase: 'inferred from physical interaction' },
  { code: 'ISS', phrase: 'inferred from sequence or structural similarity' },
  { code: 'NAS', phrase: 'non-traceable author statement' },
  { code: 'ND', phrase: 'no biological data available' },
  { code: 'TAS', phrase: 'traceable author statement' },
  { code: 'IC', phrase: 'inferred by curator' },
  { code: 'RCA', phrase: 'inferred from reviewed computational analysis' },
  { code: 'IBA', phrase: 'inferred from biological aspect of ancestor' },
  { code: 'IBD', phrase: 'inferred from biological aspect of descendant' },
  { code: 'IKR', phrase: 'inferred from key residues' },
  { code: 'IRD', phrase: 'inferred from rapid divergence' },
  { code: 'ISM', phrase: 'inferred from sequence model' },
  { code: 'HDA', phrase: 'inferred from high throughput direct assay' },
  { code: 'HEP', phrase: 'inferred from high throughput expression pattern' },
  { code: 'HGI', phrase: 'inferred from high throughput genetic interaction' },
  { code: 'HMP', phrase: 'inferred from high throughput mutant phenotype' },
  { code: 'IDA', phrase: 'inferred from direct assay' },
  { code: 'ISO', phrase: 'inferred from sequence orthology' },
  { code: 'ISA', phrase: 'inferred from sequence alignment' },
  { code: 'IGC', phrase: 'inferred from genomic context' },
  { code: 'HTP', phrase: 'inferred from high throughput experiment' },
] as const

export type EvidenceCode = (typeof evidenceCodes)[number]['code']

/** From an abbreviation or a phrase, in any case; null if it is neither. */
export function parseEvidenceCode(text: string): EvidenceCode | null {
  const asked = text.trim().toLowerCase()
  return evidenceCodes.find(({ code, phrase }) => code.toLowerCase() === asked || phrase === asked)?.code ?? null
}

export function evidencePhrase(code: EvidenceCode): string {
  return evidenceCodes.find((evidence) => evidence.code === code)?.phrase ?? code
}

/** What a results row shows for a phrase (specification 1, section 3). */
export function formatEvidence(text: string): EvidenceCode | 'Unknown' {
  return parseEvidenceCode(text) ?? 'Unknown'
}
