import type { Invariant } from '@rosette/release-kit/kind-server.ts'

/** What is true of the loci of every release. */
export const locusInvariants: readonly Invariant[] = [
  {
    statement: 'a gene model lies within its locus, on the same chromosome and strand',
    sql: `
      select model.name from gene_model as model join locus using (locus_id)
      where (model.chromosome, model.orientation) is distinct from (locus.chromosome, locus.orientation)
        or model.start_position < locus.start_position or model.end_position > locus.end_position`,
  },
  {
    statement: 'exons and coding sequence lie within their gene model',
    sql: `
      select distinct part.gene_model_name as name
      from gene_model_feature as part join gene_model as model on model.name = part.gene_model_name
      where part.feature_type in ('exon', 'CDS')
        and (part.chromosome <> model.chromosome or part.start_position < model.start_position or part.end_position > model.end_position)`,
  },
  {
    statement: 'a locus has one NCBI Gene id, and an id stands for one locus',
    sql: `
      select locus_name as name from locus_ncbi_gene group by locus_name having count(distinct ncbi_gene_id) > 1
      union all
      select 'GeneID:' || ncbi_gene_id from locus_ncbi_gene group by ncbi_gene_id having count(distinct locus_name) > 1`,
  },
  {
    statement: 'both sides of an interaction of BioGRID are genes of the plant, by their NCBI Gene ids',
    sql: `
      select distinct locus.name from locus_interaction as line join locus using (locus_id)
      where line.source = 'BioGRID' and not exists (select from locus_ncbi_gene where locus_name = locus.name)`,
  },
]
