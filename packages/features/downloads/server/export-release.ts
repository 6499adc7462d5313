import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { genomeTracks } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { describeShare, isPartial, type SequenceCoverage, shareOf } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FileStore } from '@rosette/file-store/file-store.ts'
import { sequenceFile } from '@rosette/sequence-store/dataset-writers.ts'
import { loadSequenceCoverage } from '@rosette/sequence-store/load-coverage.ts'
import { referenceFile, trackFile, trackFolder } from '@rosette/sequence-store/tracks/track-files.ts'
import { loadReleaseOrigin, type ReleaseOrigin } from '../../site/server/release-origin.ts'
import { type ExportedFile, publishFolder } from './exports/publish-folder.ts'
import { formatFolderNote, formatSectionNotes, noteName } from './exports/section-notes.ts'
import { tableExports } from './exports/table-exports.ts'
import { writeExport } from './exports/write-export.ts'

/** Data releases hold all tables of a release in one folder: open ones, and those that subscribers see first. */
export const dataReleaseFolders = { public: 'Public_Data_Releases', subscriber: 'Subscriber_Data_Releases' } as const
export type DataRelease = keyof typeof dataReleaseFolders

type Export = {
  db: Database
  files: FileStore
  releaseId: string
  /** Where the build put its sequences and tracks. */
  folder: string
  /** Writes the tables into this folder instead of each file into its section. */
  dataRelease?: DataRelease | undefined
}

type Planned = {
  section: string
  name: string
  title: string /** Where the file lies on this machine; null if the release has none. */
  make(): Promise<string | null>
}

/**
 * Writes the files of a release into the sections of the download pages: genes as GFF3, sequences as FASTA, annotations as GAF, tables as
 * TSV (STORE-007, STORE-015). A section names its newest release last, when all files are there.
 */
export async function exportRelease({ db, files, releaseId, folder, dataRelease }: Export): Promise<ExportedFile[]> {
  const facts = await loadReleaseOrigin(db.community, releaseId)
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-export-'))
  try {
    const tables = tablesOf(db, facts, scratch)
    const planned =
      dataRelease === undefined
        ? [...madeByTheBuild(folder, await loadSequenceCoverage(db, releaseId)), ...tables]
        : tables.map((table) => ({ ...table, section: dataReleaseFolders[dataRelease] }))
    const exported: ExportedFile[] = []
    for (const section of new Set(planned.map((file) => file.section))) {
      const made: { name: string; title: string; source: string }[] = []
      for (const { name, title, make } of planned.filter((file) => file.section === section)) {
        const source = await make()
        if (source !== null) made.push({ name, title, source })
      }
      if (made.length === 0) continue
      const note = join(scratch, noteName)
      await writeFile(note, formatFolderNote(facts, made))
      exported.push(...(await publishFolder(files, section, releaseId, [...made, { name: noteName, source: note }], scratch)))
    }
    await writeMissingNotes(files, scratch)
    return exported
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** A release has the datasets that its files allow, and no tracks if their programs were missing. What a file holds is in its title (COVER-004). */
function madeByTheBuild(folder: string, coverage: SequenceCoverage): Planned[] {
  const there = (path: string) => () =>
    access(path).then(
      () => path,
      () => null,
    )
  return [
    ...genomeTracks.map(({ id, title }) => ({
      section: 'Genes',
      name: trackFile(id),
      title: `${title}, GFF3`,
      make: there(join(trackFolder(folder), trackFile(id))),
    })),
    {
      section: 'Sequences',
      name: referenceFile,
      title: titleOfGenome(coverage),
      make: there(join(trackFolder(folder), referenceFile)),
    },
    ...sequenceDatasets.map(({ id, label }) => ({
      section: 'Sequences',
      name: `${id}.fasta.gz`,
      title: `${label}, FASTA: ${describeShare(shareOf(coverage, id), id)}`,
      make: there(sequenceFile(folder, id)),
    })),
  ]
}

function titleOfGenome({ genome }: SequenceCoverage): string {
  const held = describeShare(genome, 'genome')
  return isPartial(genome) ? `Parts of the chromosomes, FASTA: ${held}, N elsewhere` : `Sequence of all chromosomes, FASTA: ${held}`
}

function tablesOf(db: Database, facts: ReleaseOrigin, scratch: string): Planned[] {
  return tableExports.map((table) => {
    const name = `${table.name}.gz`
    const path = join(scratch, name)
    return {
      section: table.section,
      name,
      title: table.title,
      make: async () => ((await writeExport(db, table, facts, path)) > 0 ? path : null),
    }
  })
}

/** A section says what belongs there; what curators wrote themselves stays. */
async function writeMissingNotes(files: FileStore, scratch: string): Promise<void> {
  for (const [folder, text] of Object.entries(formatSectionNotes())) {
    const there = await files.open(`${folder}/${noteName}`)
    await there?.close()
    if (there !== null) continue
    const note = join(scratch, noteName)
    await writeFile(note, text)
    await files.write(`${folder}/${noteName}`, note)
  }
}
