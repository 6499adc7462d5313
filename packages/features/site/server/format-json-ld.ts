/** Addresses of the site are whole for programs, which may have read the page elsewhere. */
export function formatJsonLd(jsonLd: Record<string, unknown>, publicUrl: string): string {
  const isPath = (name: string, value: unknown) => ['@id', 'url', 'license', 'contentUrl'].includes(name) && String(value).startsWith('/')
  return JSON.stringify(jsonLd, (name, value: unknown) => (isPath(name, value) ? `${publicUrl}${value}` : value))
}
