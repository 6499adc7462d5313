/** The id of a Gene Ontology or Plant Ontology term as files write it, GO:0009908, from any usual spelling; null if the text is not one. */
export function parseTermId(text: string): string | null {
  const [, ontology, number] = /^(GO|PO)[:_ -]?(\d{7})$/i.exec(text.trim()) ?? []
  return ontology && number ? `${ontology.toUpperCase()}:${number}` : null
}
