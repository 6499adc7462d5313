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
import { licencesOf, loadReleaseOrigin, type ReleaseOrigin } from '../../site/server/release-origin.ts'
import { type DataRelease, dataReleaseFolders, parquetFolder } from './data-release-folders.ts'
import { sourcesOf } from './exports/export-facts.ts'
import { parquetFiles } from './exports/parquet/parquet-files.ts'
import { type ExportedFile, type MadeFile, makeLatest, type Planned, publishFolder } from './exports/publish-folder.ts'
import { formatSectionNotes, noteName } from './exports/section-notes.ts'
import { tableExports } from './exports/table-exports.ts'
import { termSetFiles } from './exports/term-sets/term-set-files.ts'
import { writeExport } from './exports/write-export.ts'

type Export = {
  db: Database
  files: FileStore
  releaseId: string
  /** Where the build put its sequences and tracks. */
  folder: string
  /** Writes the tables into this folder instead of each file into its section. */
  dataRelease?: DataRelease | undefined
}

/**
 * Writes the files of a release into the sections of the download pages: genes as GFF3, sequences as FASTA, annotations as GAF, sets of terms
 * as GMT, tables as TSV and, in a data release, as Parquet (STORE-007, STORE-015, BULKDATA-001). A section names its newest release last, when
 * all files are there.
 */
export async function exportRelease({ db, files, releaseId, folder, dataRelease }: Export): Promise<ExportedFile[]> {
  const facts = await loadReleaseOrigin(db.community, releaseId)
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-export-'))
  try {
    const tables = [...tablesOf(db, facts, scratch), ...termSetFiles(db, facts, scratch)]
    const planned =
      dataRelease === undefined
        ? [...madeByTheBuild(folder, facts, await loadSequenceCoverage(db, releaseId)), ...tables]
        : tables.map((table) => ({ ...table, section: dataReleaseFolders[dataRelease] }))
    const exported: ExportedFile[] = []
    for (const section of new Set(planned.map((file) => file.section))) {
      const own = { files, path: `${section}/${releaseId}`, facts, scratch }
      const written = await publishFolder(own, makeInTurn(planned.filter((file) => file.section === section)))
      if (dataRelease !== undefined) {
        written.push(...(await publishFolder({ ...own, path: `${own.path}/${parquetFolder}` }, parquetFiles(db, facts, scratch))))
      }
      if (written.length > 0) await makeLatest(files, section, releaseId, scratch)
      exported.push(...written)
    }
    await writeMissingNotes(files, scratch)
    return exported
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function* makeInTurn(planned: readonly Planned[]): AsyncGenerator<MadeFile> {
  for (const { make } of planned) {
    const made = await make()
    if (made !== null) yield made
  }
}

/** A release has the datasets that its files allow, and no tracks if their programs were missing. What a file holds is in its title (COVER-004). */
function madeByTheBuild(folder: string, facts: ReleaseOrigin, coverage: SequenceCoverage): Planned[] {
  const licences = licencesOf(facts.sources)
  const planned = (section: string, source: string, file: Pick<MadeFile, 'name' | 'title' | 'rows'>): Planned => ({
    section,
    make: () =>
      access(source).then(
        () => ({ ...file, source, licences, isScratch: false }),
        () => null,
      ),
  })
  const inTracks = (name: string) => join(trackFolder(folder), name)
  return [
    ...genomeTracks.map(({ id, title }) =>
      planned('Genes', inTracks(trackFile(id)), { name: trackFile(id), title: `${title}, GFF3`, rows: null }),
    ),
    planned('Sequences', inTracks(referenceFile), { name: referenceFile, title: titleOfGenome(coverage), rows: null }),
    ...sequenceDatasets.map(({ id, label }) => {
      const share = shareOf(coverage, id)
      const title = `${label}, FASTA: ${describeShare(share, id)}`
      return planned('Sequences', sequenceFile(folder, id), { name: `${id}.fasta.gz`, title, rows: share.held })
    }),
  ]
}

function titleOfGenome({ genome }: SequenceCoverage): string {
  const held = describeShare(genome, 'genome')
  return isPartial(genome) ? `Parts of the chromosomes, FASTA: ${held}, N elsewhere` : `Sequence of all chromosomes, FASTA: ${held}`
}

function tablesOf(db: Database, facts: ReleaseOrigin, scratch: string): Planned[] {
  return tableExports.map((table) => {
    const name = `${table.name}.gz`
    const source = join(scratch, name)
    const licences = licencesOf(sourcesOf(table.from, facts.sources))
    return {
      section: table.section,
      make: async () => {
        const rows = await writeExport(db, table, facts, source)
        return rows > 0 ? { name, title: table.title, rows, licences, source, isScratch: true } : null
      },
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
