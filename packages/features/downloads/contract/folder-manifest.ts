import { z } from 'zod'

/** A column of a Parquet file. */
export const FileColumn = z
  .object({
    name: z.string(),
    /** As PostgreSQL writes it: bigint, text[]. */
    type: z.string(),
    isNullable: z.boolean(),
    /** What the schema says of it; null if it says nothing. */
    description: z.string().nullable(),
  })
  .meta({ id: 'FileColumn' })
export type FileColumn = z.infer<typeof FileColumn>

/** A cell as text, cut if it is long; null if there is nothing in it. */
const PreviewCell = z.string().nullable()

export const ManifestFile = z.object({
  name: z.string(),
  title: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Null for files that are not tables. */
  rows: z.int().nullable(),
  /** Of the official files that it follows from. */
  licences: z.array(z.string()),
  /** Of Parquet files only. */
  columns: z.array(FileColumn).optional(),
  firstRows: z.array(z.array(PreviewCell)).optional(),
})
export type ManifestFile = z.infer<typeof ManifestFile>

/** What manifest.json tells of the files of an exported folder. */
export const FolderManifest = z.object({
  releaseId: z.string(),
  /** Day of the release. */
  date: z.string(),
  generatedBy: z.literal('Rosette'),
  citations: z.array(z.string()),
  files: z.array(ManifestFile),
})
export type FolderManifest = z.infer<typeof FolderManifest>

/** Columns and first rows of a Parquet file, as its page shows them. */
export const FilePreview = z
  .object({
    title: z.string(),
    releaseId: z.string(),
    rows: z.int(),
    licences: z.array(z.string()),
    columns: z.array(FileColumn),
    firstRows: z.array(z.array(PreviewCell)),
  })
  .meta({ id: 'FilePreview' })
export type FilePreview = z.infer<typeof FilePreview>
