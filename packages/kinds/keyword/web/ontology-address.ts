/** Where the term's own ontology is browsed; null for keywords of no ontology (DKEY-003). */
export function ontologyAddress(externalId: string): string | null {
  if (externalId.startsWith('GO:')) return `https://amigo.geneontology.org/amigo/term/${externalId}`
  return externalId.startsWith('PO:') ? `https://browser.planteome.org/amigo/term/${externalId}` : null
}
