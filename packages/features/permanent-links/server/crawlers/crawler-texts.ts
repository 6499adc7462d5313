import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { escapeHtml } from '@rosette/contract-kit/text/escape-html.ts'

/** Who may read what: pages and summaries are open to all programs; calls, results and accounts only cost work. */
export function robotsText(publicUrl: string): string {
  return `User-agent: *
Allow: /api/docs
Disallow: /api/
Disallow: /results
Disallow: /runs/
Disallow: /login
Disallow: /profile
Disallow: /edit/
Disallow: /person
Disallow: /organization
Crawl-delay: 1

Sitemap: ${new URL('/sitemap.xml', publicUrl).href}
`
}

/** What programs that answer questions should know of the site. */
export function llmsText(publicUrl: string): string {
  const at = (path: string) => new URL(path, publicUrl).href
  return `# Rosette

> An open knowledge base and data portal for the biology of Arabidopsis thaliana.

Every record has a permanent address, such as ${at('/locus/AT4G18960')}. Add .json, .jsonld, .tsv or .bib, for sequences .fasta or .gff3; .linkset lists what there is.
Without access to a record, .json and .jsonld are its public summary: name, symbols, type, description, position and UniProt ids.
An id of unknown kind (symbol, gene model, UniProt, stock) leads to its record by ${at('/r/AG')}.

## Use

- [API](${at('/api/docs')}): all calls; the document is at ${at('/api/openapi.json')}
- [Release notes](${at('/about/release-notes')}): sources, licences and how to cite
- [Help](${at('/help')}): searching, filters and links

Name the release and the licence of the sources when you repeat facts.
`
}

/** Where browsers put the text (OpenSearch 1.1). */
const placeholder = '{searchTerms}'

/** How browsers search here (OpenSearch 1.1). */
export function searchDescription(publicUrl: string): string {
  const path = resultsPath('everything', { searchText: placeholder }).replace(encodeURIComponent(placeholder), placeholder)
  const template = `${new URL(publicUrl).origin}${path}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Rosette</ShortName>
<Description>Genes, germplasm and more of Arabidopsis</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" template="${escapeHtml(template)}"/>
</OpenSearchDescription>
`
}
