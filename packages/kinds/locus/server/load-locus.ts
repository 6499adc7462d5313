import { parseGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import type { MapLocation } from '@rosette/contract-kit/record-parts.ts'
import { toSpan } from '@rosette/contract-kit/to-span.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { loadGeneModels } from './load-gene-models.ts'
import { loadLocusAnnotations } from './load-locus-annotations.ts'
import { loadLocusGermplasms } from './load-locus-germplasms.ts'
import { loadLocusNames } from './load-locus-names.ts'
import { loadLocusPolymorphisms } from './load-locus-polymorphisms.ts'
import { loadLocusProteinSequences, loadLocusProteins, loadLocusUniprot } from './load-locus-proteins.ts'
import { loadLocusPublications } from './load-locus-publications.ts'
import { locusRowsQuery } from './load-locus-rows.ts'
import { loadLocusSymbols } from './load-locus-symbols.ts'
import { locusExternalLinks } from './locus-external-links.ts'

export async function loadLoci(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, LocusRecord>> {
  const [rows, symbols, names, geneModels, proteinSequences, proteins, uniprot, annotations, germplasms, polymorphisms, publications] =
    await Promise.all([
      locusRowsQuery(db, locusIds).execute(),
      loadLocusSymbols(db, locusIds),
      loadLocusNames(db, locusIds),
      loadGeneModels(db, locusIds),
      loadLocusProteinSequences(db, locusIds),
      loadLocusProteins(db, locusIds),
      loadLocusUniprot(db, locusIds),
      loadLocusAnnotations(db, locusIds),
      loadLocusGermplasms(db, locusIds),
      loadLocusPolymorphisms(db, locusIds),
      loadLocusPublications(db, locusIds),
    ])
  const records = rows.map(({ locusId, name, tairObjectId, description, computationalDescription, geneModelType, ...position }) => {
    const symbolsHere = symbols.get(locusId) ?? []
    const span = toSpan(position)
    const record: LocusRecord = {
      locusId,
      name,
      tairObjectId,
      // The release holds current loci only.
      isObsolete: false,
      geneModelType: parseGeneModelType(geneModelType) ?? 'unknown',
      symbols: symbolsHere,
      otherNames: otherNames(name, names.get(locusId) ?? [], symbolsHere),
      description,
      computationalDescription,
      span,
      geneModels: geneModels.get(locusId) ?? [],
      mapLocations: span ? [{ ...span, ...sequenceMap }] : [],
      proteinSequences: proteinSequences.get(locusId) ?? [],
      proteins: proteins.get(locusId) ?? [],
      uniprotIds: uniprot.get(locusId) ?? [],
      annotationGroups: annotations.get(locusId) ?? [],
      germplasms: germplasms.get(locusId) ?? { rows: [], total: 0 },
      polymorphisms: polymorphisms.get(locusId) ?? { rows: [], total: 0 },
      publications: publications.get(locusId) ?? { rows: [], total: 0 },
      externalLinks: locusExternalLinks(name),
    }
    return [locusId, record] as const
  })
  return new Map(records)
}

/** The map every position of the release refers to, under the names it has at TAIR. */
const sequenceMap = { name: 'AGI', mapType: 'nuc_sequence', units: 'bp' } satisfies Omit<
  MapLocation,
  keyof NonNullable<LocusRecord['span']>
>

/** What is neither the locus itself, nor a symbol, nor a symbol's full name; spellings that differ in case only count as one. */
export function otherNames(locus: string, names: readonly string[], symbols: LocusRecord['symbols']): string[] {
  const seen = new Set([locus, ...symbols.flatMap(({ name, fullName }) => [name, fullName ?? name])].map((name) => name.toLowerCase()))
  return names.filter((name) => {
    const spelling = name.toLowerCase()
    return !seen.has(spelling) && seen.add(spelling)
  })
}
