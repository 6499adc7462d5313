/**
 * How an annotation is known: abbreviation, phrase and group of each evidence code. The documents' 21 come first, in their order;
 * IDA, ISO, ISA, IGC and HTP follow, which that list leaves out although direct assays are the most used experiments of all.
 */
export const evidenceCodes = [
  { code: 'EXP', phrase: 'inferred from experiment', group: 'experimental' },
  { code: 'IEA', phrase: 'inferred from electronic annotation', group: 'computational' },
  { code: 'IEP', phrase: 'inferred from expression pattern', group: 'experimental' },
  { code: 'IGI', phrase: 'inferred from genetic interaction', group: 'experimental' },
  { code: 'IMP', phrase: 'inferred from mutant phenotype', group: 'experimental' },
  { code: 'IPI', phrase: 'inferred from physical interaction', group: 'experimental' },
  { code: 'ISS', phrase: 'inferred from sequence or structural similarity', group: 'computational' },
  { code: 'NAS', phrase: 'non-traceable author statement', group: 'author' },
  { code: 'ND', phrase: 'no biological data available', group: 'curator' },
  { code: 'TAS', phrase: 'traceable author statement', group: 'author' },
  { code: 'IC', phrase: 'inferred by curator', group: 'curator' },
  { code: 'RCA', phrase: 'inferred from reviewed computational analysis', group: 'computational' },
  { code: 'IBA', phrase: 'inferred from biological aspect of ancestor', group: 'computational' },
  { code: 'IBD', phrase: 'inferred from biological aspect of descendant', group: 'computational' },
  { code: 'IKR', phrase: 'inferred from key residues', group: 'computational' },
  { code: 'IRD', phrase: 'inferred from rapid divergence', group: 'computational' },
  { code: 'ISM', phrase: 'inferred from sequence model', group: 'computational' },
  { code: 'HDA', phrase: 'inferred from high throughput direct assay', group: 'experimental' },
  { code: 'HEP', phrase: 'inferred from high throughput expression pattern', group: 'experimental' },
  { code: 'HGI', phrase: 'inferred from high throughput genetic interaction', group: 'experimental' },
  { code: 'HMP', phrase: 'inferred from high throughput mutant phenotype', group: 'experimental' },
  { code: 'IDA', phrase: 'inferred from direct assay', group: 'experimental' },
  { code: 'ISO', phrase: 'inferred from sequence orthology', group: 'computational' },
  { code: 'ISA', phrase: 'inferred from sequence alignment', group: 'computational' },
  { code: 'IGC', phrase: 'inferred from genomic context', group: 'computational' },
  { code: 'HTP', phrase: 'inferred from high throughput experiment', group: 'experimental' },
] as const

export type EvidenceCode = (typeof evidenceCodes)[number]['code']

/** Annotations without an evidence code, where codes are requested. */
export const evidenceNotStated = 'not_stated'

/** Evidence that a search can ask for: any of the codes, or none. */
export const searchableEvidences = [...evidenceCodes.map(({ code }) => code), evidenceNotStated] as const
export type SearchableEvidence = (typeof searchableEvidences)[number]

/**
 * The kinds of evidence, as the Gene Ontology groups its codes: high-throughput experiments are experiments, phylogenetic and electronic
 * inferences are computed. The last is for annotations without a code.
 */
export const evidenceGroups = [
  { group: 'experimental', label: 'Experimental' },
  { group: 'computational', label: 'Computational' },
  { group: 'author', label: 'Author statement' },
  { group: 'curator', label: 'Curator statement' },
  { group: evidenceNotStated, label: 'Not stated' },
] as const

export type EvidenceGroup = (typeof evidenceGroups)[number]['group']

/** What a search for the evidence of a group asks for. */
export function evidencesOfGroup(group: EvidenceGroup): SearchableEvidence[] {
  if (group === evidenceNotStated) return [evidenceNotStated]
  return evidenceCodes.filter((evidence) => evidence.group === group).map(({ code }) => code)
}

/** The group of a code; one that is not in the list is as good as not stated. */
export function evidenceGroupOf(code: string | null): EvidenceGroup {
  return evidenceCodes.find((evidence) => evidence.code === code)?.group ?? evidenceNotStated
}

/** How firmly an annotation is known, as tables mark and order it: by experiment, by one of many at once, or otherwise. */
export type EvidenceStrength = 'experiment' | 'high-throughput' | 'other'

export function evidenceStrength(code: string | null): EvidenceStrength {
  if (evidenceGroupOf(code) !== 'experimental') return 'other'
  return code?.startsWith('H') ? 'high-throughput' : 'experiment'
}

/** Experiments before high-throughput ones before all others. */
export function evidenceRank(code: string | null): number {
  return ['experiment', 'high-throughput', 'other'].indexOf(evidenceStrength(code))
}

/** From an abbreviation or a phrase, in any case; null if it is neither. */
export function parseEvidenceCode(text: string): EvidenceCode | null {
  const wanted = text.trim().toLowerCase()
  return evidenceCodes.find(({ code, phrase }) => code.toLowerCase() === wanted || phrase === wanted)?.code ?? null
}

export function evidencePhrase(code: EvidenceCode): string {
  return evidenceCodes.find((evidence) => evidence.code === code)?.phrase ?? code
}

/** What a results row shows for a phrase (specification 1, section 3). */
export function formatEvidence(text: string): EvidenceCode | 'Unknown' {
  return parseEvidenceCode(text) ?? 'Unknown'
}
