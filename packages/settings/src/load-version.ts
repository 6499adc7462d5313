import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The version that a package.json states. */
export async function loadVersion(manifest: URL): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(manifest, 'utf8'))).version
}
