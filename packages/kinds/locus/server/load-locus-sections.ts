import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { loadGeneModels } from './load-gene-models.ts'
import { loadLocusAnnotations } from './load-locus-annotations.ts'
import { loadLocusArrayElements } from './load-locus-array-elements.ts'
import { loadLocusClones } from './load-locus-clones.ts'
import { loadLocusComments } from './load-locus-comments.ts'
import { loadLocusGermplasms } from './load-locus-germplasms.ts'
import {
  loadLocusFamilies,
  loadLocusMarkers,
  loadLocusSequences,
  loadLocusSuperAssignments,
  loadLocusTransposons,
} from './load-locus-links.ts'
import { loadLocusMapLocations } from './load-locus-map-locations.ts'
import { loadLocusPolymorphisms } from './load-locus-polymorphisms.ts'
import { loadLocusProteinSequences, loadLocusProteins, loadLocusUniprot } from './load-locus-proteins.ts'
import { loadLocusPublications } from './load-locus-publications.ts'
import { loadLocusSymbols } from './load-locus-symbols.ts'

/** The lists that hang on loci, all read together. */
export async function loadLocusSections(db: ReleaseDb, locusIds: readonly number[]) {
  const load = <Section>(loader: Loader<Section>) => loader(db, locusIds)
  const [symbols, geneModels, geneFamilies, comments, geneticMarkers, superAssignments, transposons, nucleotideSequences, mapLocations] =
    await Promise.all([
      load(loadLocusSymbols),
      load(loadGeneModels),
      load(loadLocusFamilies),
      load(loadLocusComments),
      load(loadLocusMarkers),
      load(loadLocusSuperAssignments),
      load(loadLocusTransposons),
      load(loadLocusSequences),
      load(loadLocusMapLocations),
    ])
  return (locusId: number) => ({
    symbols: symbols(locusId),
    geneModels: geneModels(locusId),
    geneFamilies: geneFamilies(locusId),
    comments: comments(locusId),
    geneticMarkers: geneticMarkers(locusId),
    superAssignments: superAssignments(locusId),
    transposons: transposons(locusId),
    nucleotideSequences: nucleotideSequences(locusId),
    mapLocations: mapLocations(locusId),
  })
}

/** Proteins, annotations, and the lists of which a page shows the first rows. */
export async function loadLocusData(db: ReleaseDb, locusIds: readonly number[]) {
  const load = <Section>(loader: Loader<Section>) => loader(db, locusIds)
  const [proteinSequences, proteins, uniprotIds, annotationGroups, arrayElements, germplasms, clones, polymorphisms, publications] =
    await Promise.all([
      load(loadLocusProteinSequences),
      load(loadLocusProteins),
      load(loadLocusUniprot),
      load(loadLocusAnnotations),
      load(loadLocusArrayElements),
      load(loadLocusGermplasms),
      load(loadLocusClones),
      load(loadLocusPolymorphisms),
      load(loadLocusPublications),
    ])
  return (locusId: number) => ({
    proteinSequences: proteinSequences(locusId),
    proteins: proteins(locusId),
    uniprotIds: uniprotIds(locusId),
    annotationGroups: annotationGroups(locusId),
    ...arrayElements(locusId),
    germplasms: germplasms(locusId),
    clones: clones(locusId),
    polymorphisms: polymorphisms(locusId),
    publications: publications(locusId),
  })
}

type Loader<Section> = (db: ReleaseDb, locusIds: readonly number[]) => Promise<(locusId: number) => Section>
