/** A tag as the file has it: `ECO:0000269|PubMed:15254538` rests on an article, `ECO:0000303|Ref.3` on one of the entry's list. */
export type EvidenceTag = { code: string; source: string | null; pubmedId: number | null; reference: number | null }

export function parseEvidence(tags: string): EvidenceTag[] {
  return tags.split(', ').flatMap((tag) => {
    const [code = '', source = null] = tag.split('|')
    if (code === '') return []
    const pubmedId = /^PubMed:(\d+)$/.exec(source ?? '')?.[1]
    const reference = /^Ref\.(\d+)$/.exec(source ?? '')?.[1]
    return {
      code,
      source,
      pubmedId: pubmedId === undefined ? null : Number(pubmedId),
      reference: reference === undefined ? null : Number(reference),
    }
  })
}
