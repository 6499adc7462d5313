type NamedPublication = { title: string | null; pubmedId: number | null; referenceId: number }

/** What every page calls a publication (PUBMED-001): most are known by their PubMed ID only. */
export function publicationName({ title, pubmedId, referenceId }: NamedPublication): string {
  // 0 means that it is not in PubMed (DPUB-002).
  return title ?? (pubmedId ? `PubMed ${pubmedId}` : `Publication:${referenceId}`)
}
