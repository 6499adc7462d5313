import { schemaOf } from '@rosette/database/release-schema.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { CombinationAnswer } from '../contract/combination.ts'
import { fillQuestion, type SaidWords } from '../contract/fill-question.ts'
import { QuestionsAnswer } from '../contract/question.ts'

const { as } = await demoSite()
const { db, releaseId } = await demoDatabase()
const caller = as('anonymous')
const { questions } = QuestionsAnswer.parse((await caller.get('/api/questions')).body)

const experimental = `array['EXP', 'IEP', 'IGI', 'IMP', 'IPI', 'IDA', 'HDA', 'HEP', 'HGI', 'HMP', 'HTP']`

/** Loci with an annotation that is not negated, to a term or to one below it. */
const annotated = (term: string, evidence: string | null = null, hasChildren = true) => `
  select locus_id from annotation join ontology_term as own using (keyword_id)
  where not is_negated and locus_id is not null
    ${evidence === null ? '' : `and evidence_code = any(${evidence})`}
    and (own.external_id = '${term}' ${
      hasChildren
        ? `or exists (select from ontology_closure join ontology_term as above on above.keyword_id = ancestor_id
            where descendant_id = own.keyword_id and above.external_id = '${term}')`
        : ''
    })`

const inserted = (zygosity: 'HM' | 'HZ' | null, isInExon: boolean) => `
  select distinct hit.locus_id from polymorphism_gene as hit join polymorphism using (polymorphism_id)
  where polymorphism_type = 'insertion' and hit.locus_id is not null
    ${isInExon ? `and polymorphism_id in (select polymorphism_id from polymorphism_gene where region in ('CDS', 'Exon'))` : ''}
    ${
      zygosity === null
        ? ''
        : `and polymorphism_id in (
            select one.polymorphism_id from polymorphism_gene as one join polymorphism as its using (polymorphism_id)
              join locus on locus.locus_id = one.locus_id
              join insertion_line_check as checked on checked.locus_name = locus.name and checked.line = its.line
            group by one.polymorphism_id, one.locus_id
            having ${
              zygosity === 'HM'
                ? `bool_or(genotype like 'HM%')`
                : `bool_or(genotype like 'HZ%') and not coalesce(bool_or(genotype like 'HM%'), false)`
            })`
    }`

const withLine = `select locus_id from polymorphism_gene join polymorphism using (polymorphism_id) where line is not null`
const withPhenotype = (words: string | null = null) => `
  select locus_id from germplasm_phenotype join locus on locus.name = locus_name
  where phenotype is not null ${words === null ? '' : `and phenotype ilike '%${words}%'`}`
/** In use: what a form finds unless obsolete genes are asked for. */
const inUse = `select locus_id from locus where not is_obsolete`
const ofType = `select locus_id from locus where gene_model_type = 'protein_coding'
  union select locus_id from gene where gene_model_type = 'protein_coding' and not is_obsolete`
const ofPapers = (condition: string) => `select locus_id from publication_locus join publication using (reference_id) where ${condition}`
const anyAnnotation = (condition: string) => `
  select locus_id from annotation join ontology_term using (keyword_id) where not is_negated and ${condition}`

/** Each question as SQL on the tables of the release: with its first words, and once with others. */
const evaluations: Readonly<Record<string, readonly [said: SaidWords, sql: string][]>> = {
  'insertion-lines-of-a-term': [
    [{}, `${annotated('GO:0009908', experimental)} intersect ${inserted('HM', true)}`],
    [{ line: 'any insertion', part: 'any part', evidence: 'any' }, `${annotated('GO:0009908')} intersect ${inserted(null, false)}`],
    [
      { line: 'any insertion', part: 'any part', evidence: 'any', children: 'itself' },
      `${annotated('GO:0009908', null, false)} intersect ${inserted(null, false)}`,
    ],
  ],
  'described-without-insertion': [
    [{}, `select locus_id from locus where not is_obsolete and description ilike '%transcription factor%' except ${withLine}`],
    [
      { words: 'protein', chromosome: 'chromosome 2' },
      `select locus_id from locus where not is_obsolete and description ilike '%protein%' and chromosome in ('2', 'Chr2') except ${withLine}`,
    ],
  ],
  'mutants-of-a-term': [[{}, `${withPhenotype('flower')} intersect ${annotated('GO:0009908')}`]],
  'place-by-assay': [
    [{}, annotated('GO:0005634', `array['IDA', 'HDA']`)],
    [{ evidence: 'any experiment' }, annotated('GO:0005634', experimental)],
  ],
  'without-known-aspect': [
    [{}, `(${ofType}) except ${anyAnnotation(`category = 'biological process'`)}`],
    [{ known: 'a place in the cell' }, `(${ofType}) except ${anyAnnotation(`category = 'cellular component'`)}`],
  ],
  'papers-without-phenotype': [
    [{}, `${ofPapers('publication_year >= 1990')} except ${withPhenotype()}`],
    [{ year: '2010' }, `${ofPapers('publication_year >= 2010')} except ${withPhenotype()}`],
  ],
  'genes-of-a-region': [
    [
      {},
      `(${ofType}) intersect select locus_id from locus where chromosome in ('4', 'Chr4') and start_position <= 12000000 and end_position >= 10000000`,
    ],
  ],
  'phenotype-without-experiment': [[{}, `${withPhenotype('embryo')} except ${anyAnnotation(`evidence_code = any(${experimental})`)}`]],
  'expressed-with-homozygous-line': [
    [{}, `select locus_id from locus where name = any($1) intersect ${inserted('HM', false)}`],
    [{ zygosity: 'heterozygous' }, `select locus_id from locus where name = any($1) intersect ${inserted('HZ', false)}`],
  ],
  'domain-and-phenotype': [
    [
      {},
      `select locus_id from protein join gene using (gene_id) join protein_signature on gene_model_name = protein.name
        where signature = 'PF00319' and locus_id is not null intersect ${withPhenotype()}`,
    ],
  ],
  'named-in-papers-with-line': [
    [{}, `${ofPapers(`(title ilike '%flower%' or abstract ilike '%flower%')`)} intersect ${withLine}`],
    [{ line: 'no insertion line' }, `${ofPapers(`(title ilike '%flower%' or abstract ilike '%flower%')`)} except ${withLine}`],
  ],
  'lines-with-phenotype-of-term': [
    [
      {},
      `select distinct germplasm_id as locus_id from germplasm join germplasm_phenotype on germplasm_name = germplasm.name where phenotype ilike '%late flowering%'`,
    ],
  ],
}

/** Counts in the schema of the release. */
async function countBy(sql: string, names: readonly string[]): Promise<number | undefined> {
  const client = await db.pool.connect()
  try {
    await client.query(`begin; set local search_path to ${schemaOf(releaseId)}`)
    const { rows } = await client.query<{ total: number }>(sql, sql.includes('$1') ? [names] : [])
    return rows[0]?.total
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Those of the organ with at least one transcript per million, from the record of each gene: SQL would repeat how samples are averaged. */
async function expressedInRoot(): Promise<string[]> {
  const { body } = await caller.post('/api/search/gene', {
    searchTerms: [],
    filters: { expressed_in: { include: ['Root'] } },
    rowsLimit: 10_000,
  })
  // The contract of the call.
  return (body as { docs: { gene_name: string }[] }).docs.map((doc) => doc.gene_name)
}

test('[HISTORY-018] every question finds what an evaluation of the tables finds', async () => {
  expect(Object.keys(evaluations).sort()).toEqual(questions.map(({ id }) => id).sort())
  const names = await expressedInRoot()
  let found = 0
  const wrong: string[] = []
  for (const question of questions) {
    for (const [said, sql] of evaluations[question.id] ?? []) {
      const steps = fillQuestion(question, said).map(({ join, asGenes, search }) => ({ join, asGenes, search }))
      const { status, body } = await caller.post('/api/search-combinations', { steps })
      expect(status, `${question.id}: ${JSON.stringify(body)}`).toBe(200)
      const { total, kind } = CombinationAnswer.parse(body)
      // Papers name obsolete loci, too.
      const wanted =
        kind === 'locus' && question.id !== 'papers-without-phenotype'
          ? `select count(*)::int as total from (${sql}) as found where locus_id in (${inUse})`
          : `select count(*)::int as total from (${sql}) as found`
      const rows = await countBy(wanted, names)
      if (rows !== total) wrong.push(`${question.id} ${JSON.stringify(said)}: ${total}, and the tables have ${rows}`)
      if (total > 0) found++
    }
  }
  expect(wrong).toEqual([])
  // A question that finds nothing would agree with nearly anything.
  expect(found).toBeGreaterThan(12)
})
