import { agiNamesIn } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Members of gene families, page by page of TAIR's gene family section. The file of a page is the code of its family. */
export const ingestGeneFamilyPages = tableSource({
  title: 'Pages of gene families',
  file: /^TAIR_gene_families\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: { gene_family_page_line: ['code', 'family', 'first_cell', 'locus_name', 'gene_name', 'description'] },
  columns: ['gene_family', 'subfamily_or_first_column', 'locus', 'gene_or_protein_name', 'description', 'page'],
  toRow({ gene_family, subfamily_or_first_column, locus, gene_or_protein_name, description, page }) {
    const code = familyCodeOf(page)
    const [name] = agiNamesIn(locus)
    if (code === null) return refuse(`${JSON.stringify(page)} is not the name of a page`)
    if (!gene_family || !name) return refuse('a family and a locus are needed')
    return accept([
      code,
      familyNameOf(gene_family),
      subfamily_or_first_column || null,
      name,
      gene_or_protein_name || null,
      description || null,
    ])
  },
  write: (out, row) => out.row('gene_family_page_line', row),
})

const submitterTypes = ['', 'person', 'organization']

/** The historical list itself, in a format of our own: links as they were written, counts as text, and who submitted a family. */
export const ingestGeneFamilyDetails = tableSource({
  title: 'Submitters of gene families',
  file: /^rosette_gene_family\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.release,
  tables: { gene_family_detail: ['name', 'code', 'count_text', 'submitter_name', 'submitter_type', 'submitter_id'] },
  columns: ['name', 'link', 'count_text', 'submitter_name', 'submitter_type', 'submitter_id'],
  toRow({ name, link, count_text, submitter_name, submitter_type, submitter_id }) {
    if (!name) return refuse('the name of the family is missing')
    if (!submitterTypes.includes(submitter_type)) return refuse(`${JSON.stringify(submitter_type)} is neither person nor organization`)
    if (!/^\d{0,15}$/.test(submitter_id)) return refuse(`${JSON.stringify(submitter_id)} is not the number of a submitter`)
    const texts = [count_text || null, submitter_name || null, submitter_type || null]
    return accept([familyNameOf(name), familyCodeOf(link), ...texts, submitter_id ? Number(submitter_id) : null])
  },
  write: (out, row) => out.row('gene_family_detail', row),
})

/**
 * BROWSE-034: the code of a family, from whatever the historical list links to: `WRKY`, `/browse/genefamily/WRKY.jsp`, a doubled path, an
 * address with a host. Null if the link leads to no family page.
 */
export function familyCodeOf(link: string): string | null {
  const path = link
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
  const [, page] = /^(?:.*\/gene_?family\/)?([^/]+?)(?:\.jsp)?\/?$/i.exec(path) ?? []
  return page && /^[\w-]{1,60}$/.test(page) && !/^(gene_?family|browse|index)$/i.test(page) ? page : null
}

/** Some pages are titled as web pages: `TAIR - Genefamily - Zinc finger-homeobox gene family`. */
export function familyNameOf(title: string): string {
  return title.replace(/^TAIR\s*-\s*(Genefamily\s*-\s*)?/i, '').trim()
}
