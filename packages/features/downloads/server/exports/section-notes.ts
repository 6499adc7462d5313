import { downloadFolderName, downloadFolders } from '../../../site/contract/menus.ts'
import { licencesOf, type ReleaseOrigin } from '../../../site/server/release-origin.ts'
import { tableExports } from './table-exports.ts'
import { termSetSections } from './term-sets/term-set-sections.ts'

export const noteName = 'README.txt'

/** What each section says of itself, by its folder. */
export function formatSectionNotes(): Record<string, string> {
  return Object.fromEntries(
    downloadFolders.map((folder) => {
      const name = downloadFolderName(folder)
      return [name, `${folder.title}\n\n${folder.holds}.\n\n${filledBy(name)}\n`]
    }),
  )
}

/** Sections that the files of a release belong to; the others are filled by hand. */
const filled = new Set([
  'Sequences',
  'Public_Data_Releases',
  'Subscriber_Data_Releases',
  ...tableExports.map(({ section }) => section),
  ...Object.values(termSetSections),
])

function filledBy(name: string): string {
  return filled.has(name)
    ? `Each folder holds the files of one data release, described in its ${noteName}, with their\nchecksums in SHA256SUMS. The name "latest" in an address stands for the newest release.`
    : 'The curators of the site put the files of this section here; data releases do not write any.'
}

/** What the folder of a release holds, file by file. */
export function formatFolderNote({ releaseId, date, sources }: ReleaseOrigin, files: readonly { name: string; title: string }[]): string {
  const width = Math.max(...files.map(({ name }) => name.length))
  return [
    `Data release ${releaseId} of ${date}, written by Rosette`,
    `Licences: ${licencesOf(sources).join('; ')}`,
    '',
    ...files.map(({ name, title }) => `${name.padEnd(width)}  ${title}`),
    '',
    'Tables are tab-separated. Lines that begin with # (in GAF files with !) say what a file was made',
    'from, its licence and what to cite. manifest.json says it of every file, for programs. To check',
    'what you have downloaded: sha256sum -c SHA256SUMS',
    '',
  ].join('\n')
}
