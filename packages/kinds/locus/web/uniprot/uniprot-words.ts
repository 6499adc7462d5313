/** Topics in the order of the page, with their labels. Others follow as UniProt names them. */
const topics: ReadonlyMap<string, string> = new Map([
  ['FUNCTION', 'Function'],
  ['CATALYTIC ACTIVITY', 'Catalytic activity'],
  ['COFACTOR', 'Cofactor'],
  ['BIOPHYSICOCHEMICAL PROPERTIES', 'Biophysicochemical properties'],
  ['ACTIVITY REGULATION', 'Activity regulation'],
  ['PATHWAY', 'Pathway'],
  ['DISRUPTION PHENOTYPE', 'Disruption phenotype'],
  ['SUBCELLULAR LOCATION', 'Subcellular location'],
  ['TISSUE SPECIFICITY', 'Tissue specificity'],
  ['DEVELOPMENTAL STAGE', 'Developmental stage'],
  ['INDUCTION', 'Induction'],
  ['SUBUNIT', 'Subunit'],
  ['PTM', 'Modification (PTM)'],
  ['DOMAIN', 'Domain'],
])

/** What every protein may have, so that a reader wants to know if an entry says nothing of it. */
const expected = ['FUNCTION', 'DISRUPTION PHENOTYPE', 'SUBCELLULAR LOCATION', 'TISSUE SPECIFICITY', 'INDUCTION', 'SUBUNIT', 'PTM']

export function topicLabel(topic: string): string {
  return topics.get(topic) ?? sentenceCase(topic)
}

/** Texts in the order of the page; those of one topic stay in the order of the entry. */
export function inOrder<Text extends { topic: string }>(texts: readonly Text[]): Text[] {
  const order = [...topics.keys()]
  const placeOf = ({ topic }: Text) => (order.includes(topic) ? order.indexOf(topic) : order.length)
  return texts.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Labels of the expected topics that an entry has no text on. */
export function missingTopics(texts: readonly { topic: string }[]): string[] {
  return expected.filter((topic) => !texts.some((text) => text.topic === topic)).map(topicLabel)
}

const existences = [
  'evidence at protein level',
  'evidence at transcript level',
  'inferred from homology',
  'predicted',
  'existence uncertain',
] as const

export function existenceWords(existence: number | null): string | null {
  return existence === null ? null : (existences[existence - 1] ?? null)
}

const features: ReadonlyMap<string, string> = new Map([
  ['ACT_SITE', 'Active site'],
  ['BINDING', 'Binding site'],
  ['CARBOHYD', 'Glycosylation'],
  ['COILED', 'Coiled coil'],
  ['COMPBIAS', 'Compositional bias'],
  ['CONFLICT', 'Sequence conflict'],
  ['CROSSLNK', 'Cross-link'],
  ['DISULFID', 'Disulfide bond'],
  ['DNA_BIND', 'DNA binding'],
  ['INIT_MET', 'Initiator methionine'],
  ['LIPID', 'Lipidation'],
  ['MOD_RES', 'Modified residue'],
  ['MUTAGEN', 'Mutagenesis'],
  ['NON_STD', 'Non-standard residue'],
  ['NON_TER', 'Non-terminal residue'],
  ['PROPEP', 'Propeptide'],
  ['SIGNAL', 'Signal peptide'],
  ['TOPO_DOM', 'Topological domain'],
  ['TRANSIT', 'Transit peptide'],
  ['TRANSMEM', 'Transmembrane'],
  ['VARIANT', 'Natural variant'],
  ['VAR_SEQ', 'Alternative sequence'],
  ['ZN_FING', 'Zinc finger'],
])

export function featureLabel(type: string): string {
  return features.get(type) ?? sentenceCase(type.replaceAll('_', ' '))
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}
