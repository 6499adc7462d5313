import { z } from 'zod'

const Manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) })

/** What an operator starts. */
const apps = ['apps/api', 'apps/cli', 'apps/worker']

/** Folders of the packages that a server consists of: the apps, and those of ours that they depend on. Given manifests by their folders. */
export function listServerWorkspaces(manifests: ReadonlyMap<string, string>): string[] {
  const packages = new Map([...manifests].map(([folder, text]) => [folder, Manifest.parse(JSON.parse(text))]))
  const folderOf = new Map([...packages].map(([folder, { name }]) => [name, folder]))
  const found = new Set<string>()
  const visit = (folder: string): void => {
    if (found.has(folder)) return
    found.add(folder)
    for (const name of Object.keys(packages.get(folder)?.dependencies ?? {})) {
      const next = folderOf.get(name)
      if (next) visit(next)
    }
  }
  for (const app of apps) visit(app)
  return [...found].sort()
}
