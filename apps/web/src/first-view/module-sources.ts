const sources = new WeakMap<object, string>()

/** Remembers which file a module is of. The build for the server calls it around every import that is made later. */
export async function nameModule<Module extends object>(loading: Promise<Module>, source: string): Promise<Module> {
  const module = await loading
  sources.set(module, source)
  return module
}

/** The file of a module, from the root of the project; undefined if nobody imported it late, or during development. */
export function sourceOf(module: object): string | undefined {
  return sources.get(module)
}
