type QueryValue = string | number | null | undefined

/** The names and values of a query; what is null or undefined is left out. */
export type Query = Readonly<Record<string, QueryValue>>

type WithQuery<Path extends string> = Path | `${Path}?${string}`

// Browsers and Node have it; contracts see the types of neither.
declare const URLSearchParams: new (params: [name: string, value: QueryValue][]) => object

/** The only maker of an address with a query. */
export function withQuery<const Path extends string>(path: Path, query: Query): WithQuery<Path> {
  const params = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path
}

/** Leaves the slashes in values, so that people can read the path of a file. */
export function withReadableQuery<const Path extends string>(path: Path, query: Query): WithQuery<Path> {
  // Nothing changes before the question mark.
  return withQuery(path, query).replaceAll('%2F', '/') as WithQuery<Path>
}
