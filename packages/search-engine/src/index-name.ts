/** Where the documents of one kind of one release live. Validated, because OpenSearch reads commas and stars in names. */
export function indexName(prefix: string, kind: string, releaseId: string): string {
  const name = `${prefix}-${kind}-${releaseId}`
  if (!/^[a-z0-9][a-z0-9_]*(-[a-z0-9_]+)*$/.test(name) || name.length > 200) throw new Error(`Not an index name: ${name}`)
  return name
}
