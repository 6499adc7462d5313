import type { LocusUniprot, UniprotEvidence } from '../../contract/locus-uniprot.ts'
import { topicLabel } from './uniprot-words.ts'

/** A line for each text of each entry, with its evidence as UniProt writes it. */
export function formatUniprot({ entries }: LocusUniprot): string {
  const lines = entries.flatMap(({ accession, isReviewed, entryVersion, entryDate, texts }) =>
    texts.map(({ topic, molecule, text, details, evidence }) =>
      [
        accession,
        isReviewed ? 'yes' : 'no',
        entryVersion,
        entryDate,
        topicLabel(topic),
        molecule,
        text,
        details,
        evidence.map(tagOf).join(', '),
      ].join('\t'),
    ),
  )
  return ['UniProt\treviewed\tversion\tdate\ttopic\tmolecule\ttext\tnumbers\tevidence', ...lines, ''].join('\n')
}

/** `ECO:0000269|PubMed:15254538`. */
function tagOf({ code, source, article }: UniprotEvidence): string {
  const pubmed = article?.pubmedId == null ? article?.citation : `PubMed:${article.pubmedId}`
  const basis = source ?? pubmed ?? null
  return basis === null ? code : `${code}|${basis}`
}
