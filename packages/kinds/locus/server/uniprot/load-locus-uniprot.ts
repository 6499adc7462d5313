import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusUniprot, UniprotEvidence } from '../../contract/locus-uniprot.ts'
import { type EvidenceTag, parseEvidence } from './parse-evidence.ts'
import {
  publicationsOfPubmedQuery,
  uniprotCoverageQuery,
  uniprotEntriesQuery,
  uniprotFeaturesQuery,
  uniprotIsoformsQuery,
  uniprotKeywordsQuery,
  uniprotLociQuery,
  uniprotModelsQuery,
  uniprotReferencesQuery,
  uniprotTextsQuery,
} from './uniprot-queries.ts'

/** The entries of a locus whose texts the release has; null if there is no such locus. */
export async function loadLocusUniprot(db: ReleaseDb, locusId: number): Promise<LocusUniprot | null> {
  const [known, entries, texts, features, keywords, isoforms, models, loci, references, [coverage]] = await Promise.all([
    db.selectFrom('locus').select('locusId').where('locusId', '=', locusId).execute(),
    uniprotEntriesQuery(db, locusId).execute(),
    uniprotTextsQuery(db, locusId).execute(),
    uniprotFeaturesQuery(db, locusId).execute(),
    uniprotKeywordsQuery(db, locusId).execute(),
    uniprotIsoformsQuery(db, locusId).execute(),
    uniprotModelsQuery(db, locusId).execute(),
    uniprotLociQuery(db, locusId).execute(),
    uniprotReferencesQuery(db, locusId).execute(),
    uniprotCoverageQuery(db).execute(),
  ])
  if (known.length === 0 || !coverage) return null
  const evidenceOf = await evidenceReader(db, references, [...texts, ...features])
  const textsOf = groupedBy(texts, 'entryId', ({ entryId, topic, molecule, body, details, evidence }) => {
    return { topic, molecule, text: body, details, evidence: evidenceOf(entryId, evidence) }
  })
  const featuresOf = groupedBy(features, 'entryId', ({ entryId, featureType, location, note, evidence }) => {
    return { type: featureType, location, note, evidence: evidenceOf(entryId, evidence) }
  })
  const keywordsOf = groupedBy(keywords, 'entryId', ({ keyword }) => keyword)
  const isoformsOf = groupedBy(isoforms, 'entryId')
  const modelsOf = groupedBy(models, 'entryId')
  const lociOf = groupedBy(loci, 'entryId')
  return {
    entries: entries.map(({ entryId, ...entry }) => {
      const modelNames = (isoform: string | null) =>
        modelsOf(entryId).flatMap((model) => (model.isoform === isoform ? model.geneModelName : []))
      return {
        ...entry,
        otherLoci: lociOf(entryId).flatMap(({ locusId: key, locusName: label }) =>
          key === null || key === locusId ? [] : [{ kind: 'locus', key, label }],
        ),
        unknownLoci: lociOf(entryId).flatMap((each) => (each.locusId === null ? each.locusName : [])),
        isoforms: isoformsOf(entryId).map(({ isoform, name, isDisplayed }) => {
          return { accession: isoform, name, isDisplayed, geneModels: modelNames(isoform) }
        }),
        geneModels: modelNames(null),
        texts: textsOf(entryId),
        keywords: keywordsOf(entryId),
        features: featuresOf(entryId),
      }
    }),
    coverage,
  }
}

type ReferenceRow = RowOf<typeof uniprotReferencesQuery>
type Tagged = { evidence: string }

/** Reads tags of evidence into articles: cited by the entry, and in the release if it has them. */
async function evidenceReader(
  db: ReleaseDb,
  references: readonly ReferenceRow[],
  tagged: readonly Tagged[],
): Promise<(entryId: string, tags: string) => UniprotEvidence[]> {
  const pubmedIds = [
    ...references.flatMap(({ pubmedId }) => pubmedId ?? []),
    ...tagged.flatMap(({ evidence }) => parseEvidence(evidence).flatMap(({ pubmedId }) => pubmedId ?? [])),
  ]
  const publications = await publicationsOfPubmedQuery(db, [...new Set(pubmedIds)]).execute()
  const publicationOf = new Map(publications.toReversed().map((row) => [row.pubmedId, row]))
  const referencesOf = groupedBy(references, 'entryId')
  const articleOf = (entryId: string, tag: EvidenceTag): UniprotEvidence['article'] => {
    if (tag.pubmedId === null && tag.reference === null) return null
    const cited = referencesOf(entryId).find(({ referenceNumber, pubmedId }) =>
      tag.pubmedId === null ? referenceNumber === tag.reference : pubmedId === tag.pubmedId,
    )
    const pubmedId = tag.pubmedId ?? cited?.pubmedId ?? null
    const row = publicationOf.get(pubmedId)
    const publication = row ? { kind: 'publication', key: row.referenceId, label: publicationName(row) } : null
    return { pubmedId, citation: cited?.citation ?? null, publication }
  }
  return (entryId, tags) =>
    parseEvidence(tags).map((tag) => {
      const article = articleOf(entryId, tag)
      return { code: tag.code, source: article === null ? tag.source : null, article }
    })
}
