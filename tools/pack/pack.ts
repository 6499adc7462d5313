import { stat } from 'node:fs/promises'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { makeArchive } from './make-archive.ts'

// npm run pack: one archive with all that a server needs, as docs/operate/install.md installs it.
const say = (line: string) => process.stdout.write(`pack | ${line}\n`)
try {
  const { file, unpackedBytes, isModified } = await makeArchive(say)
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
  if (isModified) say('files differ from the commit: the manifest of the archive says so')
  say(`${file}: ${megabytes((await stat(file)).size)}, unpacked ${megabytes(unpackedBytes)}`)
} catch (error) {
  say(`failed: ${messageOf(error)}`)
  process.exitCode = 1
}
