import { openDatabase } from '@rosette/database/open-database.ts'
import { exportRelease } from '@rosette/features/downloads/server/export-release.ts'
import { loadCroissant } from '@rosette/features/downloads/server/load-croissant.ts'
import { folderStore } from '@rosette/file-store/folder-store.ts'

// Writes a public data release as the command does, in a process of its own, so that its memory is that of the export alone; says what it took.
// `export-release.ts DATABASE_URL RELEASE FOLDER`; the memory of the process before the export is that of the modules.
const [url = '', releaseId = '', folder = ''] = process.argv.slice(2)
const db = openDatabase({ url, poolSize: 2, applicationName: 'rosette check' })
const files = folderStore(folder)
const before = process.memoryUsage().rss
const start = performance.now()
const exported = await exportRelease({ db, files, releaseId, folder: '', dataRelease: 'public' })
const seconds = (performance.now() - start) / 1000
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const facts = {
  files: exported.length,
  seconds: Math.round(seconds),
  megabytesBefore: megabytes(before),
  megabytesAtMost: megabytes(process.resourceUsage().maxRSS * 1024),
  croissant: await loadCroissant(`Public_Data_Releases/${releaseId}`, { db, files, settings: { publicUrl: 'https://rosette.example' } }),
}
process.stdout.write(`${JSON.stringify(facts)}\n`)
await db.close()
