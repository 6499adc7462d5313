import { type ExportedTable, exportedTable } from './exported-table.ts'

const section = 'Genes'

/** Where a locus lies, as all tables write it. */
const strand = (orientation: string) => `case ${orientation} when 'R' then '-' when 'F' then '+' end as strand`

/** The tables of the section Genes. */
export const geneExports: readonly ExportedTable[] = [
  exportedTable({
    section,
    name: 'gene_descriptions',
    title: 'Loci with their type, symbol, position and descriptions',
    from: [
      'functional_description',
      'gene_model_feature',
      'locus_bounds',
      'listed_locus',
      'gene_alias',
      'locus_accession',
      'locus_history',
    ],
    columns: [
      'locus',
      'tair_accession',
      'status',
      'type',
      'symbol',
      'full_name',
      'chromosome',
      'start',
      'end',
      'strand',
      'short_description',
      'description',
      'computational_description',
    ],
    sql: `
      with described as (
        select distinct on (gene_model.locus_id) gene_model.locus_id, words.short_description
        from gene_model join functional_description as words on words.name = gene_model.name
        where words.short_description is not null
        order by gene_model.locus_id, not gene_model.is_representative, gene_model.model_number, gene_model.name, words.short_description
      )
      select locus.name as locus, 'locus:' || locus.tair_object_id as tair_accession,
        case when locus.is_obsolete then 'obsolete' when locus.is_genetic then 'genetic locus' else 'in use' end as status,
        locus.gene_model_type as type, main.symbol, main.full_name, locus.chromosome, locus.start_position as start,
        locus.end_position as "end", ${strand('locus.orientation')}, described.short_description, locus.description,
        locus.computational_description
      from locus left join described using (locus_id)
      left join locus_symbol as main on main.locus_id = locus.locus_id and main.rank = 0
      order by locus.name collate "C"`,
  }),
  exportedTable({
    section,
    name: 'gene_aliases',
    title: 'Symbols of loci, the main one first, and their full names',
    from: ['gene_alias', 'locus_name'],
    columns: ['locus', 'symbol', 'full_name', 'is_main'],
    sql: `
      select locus.name as locus, alias.symbol, alias.full_name, case when alias.rank = 0 then 'yes' else 'no' end as is_main
      from locus_symbol as alias join locus using (locus_id)
      order by locus.name collate "C", alias.rank`,
  }),
  exportedTable({
    section,
    name: 'gene_families',
    title: 'Members of gene families',
    from: ['gene_family_page_line', 'gene_family_member', 'gene_family_detail'],
    columns: ['family', 'code', 'sub_family', 'locus', 'gene_name', 'description'],
    sql: `
      select family.name as family, member.code, member.sub_family, member.locus_name as locus, member.gene_name, member.description
      from gene_family_gene as member left join gene_family as family using (code)
      order by member.code collate "C", member.locus_name collate "C", member.sub_family, member.gene_name`,
  }),
]
