/** Addresses of record kinds that a page of the site already has: the page would win and the kind would never be seen. */
export function pathClashes(
  kinds: readonly { name: string; path: string; aliases: readonly string[] }[],
  sitePaths: readonly string[],
): readonly string[] {
  const taken = new Map(sitePaths.map((path) => [path.split('/')[1] ?? '', 'a page of the site']))
  const clashes: string[] = []
  for (const kind of kinds)
    for (const path of [kind.path, ...kind.aliases]) {
      const owner = taken.get(path)
      if (owner) clashes.push(`/${path} belongs to ${owner}, so ${kind.name} cannot have it`)
      taken.set(path, kind.name)
    }
  return clashes
}
