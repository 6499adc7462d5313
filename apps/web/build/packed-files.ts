import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|svg)$/

/** Also writes each asset compressed, at the highest level, so that the server compresses none while someone waits. */
export function packedFiles(assetsDir = 'assets'): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, assetsDir)
      const files = (await readdir(folder)).filter((file) => packable.test(file))
      await Promise.all(files.map((file) => pack(join(folder, file))))
    },
  }
}

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
