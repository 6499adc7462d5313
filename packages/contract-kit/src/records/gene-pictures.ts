import { z } from 'zod'
import { defineRecordPart } from '../kind/record-part.ts'
import { RecordRef } from '../kind/record-ref.ts'
import { GeneVariants, PictureModel } from './gene-picture-parts.ts'
import { Span } from './record-parts.ts'

/** All that the gene picture of a locus shows. */
export const GenePicture = z
  .object({ locus: RecordRef, span: Span, geneModels: z.array(PictureModel), variants: GeneVariants })
  .meta({ id: 'GenePicture' })
export type GenePicture = z.infer<typeof GenePicture>

/** A page draws at most this many loci of a record. */
export const mostPictures = 3

/** The loci that a record of another kind is about, the first of them drawn. */
export const GenePictures = z.object({ pictures: z.array(GenePicture), total: z.int() }).meta({ id: 'GenePictures' })
export type GenePictures = z.infer<typeof GenePictures>

/** The part of a gene model, polymorphism or germplasm that its gene picture is drawn from. */
export function genePicturesOf(kind: 'gene' | 'polymorphism' | 'germplasm') {
  return defineRecordPart({
    kind,
    name: 'pictures',
    summary: 'Gene models and polymorphisms of the loci that the record is about, the first three of them',
    query: z.object({}),
    answer: GenePictures,
  })
}
