import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { buildImage, NoImagesHere } from '../pack/build-image.ts'
import { makeArchive } from '../pack/make-archive.ts'
import { leastUser, unpackArchive } from '../pack/unpack-archive.ts'

// The image of deploy/Containerfile, built from the archive of `npm run pack` or the one that is named, and what its user may do in it.
const say = (line: string) => process.stdout.write(`image | ${line}\n`)
const dir = await mkdtemp(join(tmpdir(), 'rosette-image-'))
const node = '/opt/rosette/node_modules/.bin/node'
try {
  await chmod(dir, 0o755)
  const archive = join(dir, 'archive')
  await unpackArchive(process.argv[2] ?? (await makeArchive(say)).file, archive, leastUser)
  const image = await buildImage(archive, dir, say)
  say(`built: ${image.size}`)
  assert.equal(await image.run('id', '-u'), '10001')
  await assert.rejects(image.run('touch', '/opt/rosette/new'), /Permission denied/)
  await image.run('touch', '/var/lib/rosette/new')
  assert.match(await image.run(node, '/opt/rosette/apps/cli/src/main.ts', 'help'), /release load/)
  for (const program of ['blastn', 'mafft', 'fuzznuc', 'samtools', 'tabix', 'pg_dump']) await image.run('which', program)
  say('its user has no rights, cannot change the code, and has Rosette and the programs of the tools')
} catch (error) {
  if (error instanceof NoImagesHere) say(`not checked, because this machine builds no images: ${error.message}`)
  else {
    say(`failed: ${messageOf(error)}`)
    process.exitCode = 1
  }
} finally {
  await rm(dir, { recursive: true, force: true })
}
