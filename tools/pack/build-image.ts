import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const execute = promisify(execFile)

/** What keeps this machine from building images, as opposed to a mistake in ours. */
export class NoImagesHere extends Error {}

type Image = { size: string; run(...command: string[]): Promise<string> }

/** Builds `deploy/Containerfile` of an unpacked archive with buildah, on a base that debootstrap makes: without a registry and a daemon. */
export async function buildImage(archive: string, dir: string, say: (line: string) => void): Promise<Image> {
  const base = join(dir, 'base')
  await mkdir(base, { recursive: true })
  say('making the base with debootstrap')
  await run('debootstrap', ['--variant=minbase', 'bookworm', base])
  const storage = ['--root', join(dir, 'storage'), '--runroot', join(dir, 'run'), '--storage-driver', 'vfs']
  const buildah = (command: string, ...args: string[]) => run('buildah', [...storage, command, ...args])
  const empty = await buildah('from', 'scratch')
  await buildah('add', '--quiet', empty, base, '/')
  await buildah('commit', '--quiet', empty, 'localhost/base')
  say('building deploy/Containerfile')
  const containerfile = join(archive, 'deploy/Containerfile')
  const args = [
    '--build-arg',
    'BASE=localhost/base',
    '--isolation',
    'chroot',
    '--file',
    containerfile,
    '--tag',
    'localhost/rosette',
    archive,
  ]
  await buildah('build', ...args)
  const container = await buildah('from', 'localhost/rosette')
  return {
    size: await buildah('images', '--format', '{{.Size}}', 'localhost/rosette'),
    run: (...command) => buildah('run', '--isolation', 'chroot', container, '--', ...command),
  }
}

async function run(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await execute(program, args, { maxBuffer: 2 ** 26 })).stdout.trim()
  } catch (cause) {
    const { code, stderr } = Failure.parse(cause)
    const why = stderr.trim().split('\n').slice(-5).join('; ')
    if (code === 'ENOENT') throw new NoImagesHere(`${program} is not installed`, { cause })
    if (refused.test(stderr)) throw new NoImagesHere(`${program} ${args.find((arg) => !arg.startsWith('-'))}: ${why}`, { cause })
    throw new Error(`${program} failed: ${why}`, { cause })
  }
}

const Failure = z.object({ code: z.unknown(), stderr: z.string().default('') })

/** How a kernel or a container around us refuses user namespaces, chroot and mounts. */
const refused = /(unshare|mount|chroot|mknod|pivot_root|namespace)\S*.*(operation not permitted|permission denied|not allowed)/i
