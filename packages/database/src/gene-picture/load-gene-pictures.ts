import { type GenePicture, type GenePictures, mostPictures } from '@rosette/contract-kit/records/gene-pictures.ts'
import { toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import { amongKeys } from '../keyed-rows.ts'
import type { ReleaseDb } from '../release-db.ts'
import { loadGeneModels } from './load-gene-models.ts'
import { loadGeneVariants } from './load-gene-variants.ts'

/** What the gene pictures of some loci show: the first of those that have gene models, by name, and how many have. */
export async function loadGenePictures(db: ReleaseDb, locusIds: readonly number[]): Promise<GenePictures> {
  const loci = await renderedLociQuery(db, locusIds).execute()
  const rendered = loci.slice(0, mostPictures)
  const keys = rendered.map(({ locusId }) => locusId)
  const [modelsOf, variantsOf] = await Promise.all([loadGeneModels(db, keys), loadGeneVariants(db, keys)])
  const pictures = rendered.flatMap(({ locusId, name, ...position }): GenePicture[] => {
    const span = toSpan(position)
    const locus = { kind: 'locus', key: locusId, label: name }
    return span === null ? [] : [{ locus, span, geneModels: modelsOf(locusId), variants: variantsOf(locusId) }]
  })
  return { pictures, total: loci.length }
}

export function renderedLociQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .select(['locusId', 'name', 'chromosome', 'startPosition', 'endPosition', 'orientation'])
    .where('locusId', '=', amongKeys(locusIds))
    .where('chromosome', 'is not', null)
    .where(({ exists, selectFrom }) => exists(selectFrom('geneModel').select('name').whereRef('geneModel.locusId', '=', 'locus.locusId')))
    .orderBy('name')
}
