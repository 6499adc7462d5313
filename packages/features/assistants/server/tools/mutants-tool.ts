import { z } from 'zod'
import { MutantsAnswer } from '../../../mutants/contract/mutants-answer.ts'
import { alleleChoices } from '../../../mutants/contract/mutants-call.ts'
import { addressOf, defineAssistantTool, idsUpTo } from '../define-assistant-tool.ts'

export const mutantsTool = defineAssistantTool({
  name: 'find_mutants',
  title: 'Insertion lines',
  description:
    'Insertion lines (SALK, SAIL, GABI…) of genes, the best first: part hit, zygosity, deposit at the stock centre. Deposited does not mean available.',
  input: z.object({
    ids: idsUpTo(100),
    exonOnly: z.boolean().default(false),
    homozygousOnly: z.boolean().default(false),
    alleles: z.enum(alleleChoices).default('two'),
  }),
  data: z.object({
    genes: z.array(
      z.object({
        locus: z.string(),
        url: z.string(),
        lines: z.int().describe('All lines of the gene'),
        rows: z.array(
          z.object({
            line: z.string(),
            part: z.string(),
            zygosity: z.string(),
            position: z.string().nullable(),
            deposited: z.string().nullable(),
            otherGenes: z.int(),
          }),
        ),
      }),
    ),
  }),
  async run({ ids, exonOnly, homozygousOnly, alleles }, { api, publicUrl }) {
    const query = {
      items: ids.map(quoted).join(','),
      alleles,
      size: 100,
      'is.part': exonOnly ? 'coding exon|exon' : undefined,
      'is.zygosity': homozygousOnly ? 'homozygous' : undefined,
    }
    const answer = await api.load(MutantsAnswer, { path: 'mutants', query })
    const genes = answer.genes.map(({ locus, lines, shown }) => ({
      locus: locus.label,
      url: addressOf(publicUrl, locus),
      lines,
      rows: shown.map(({ line, part, zygosity, chromosome, position, deposited_on, other_genes }) => ({
        line,
        part,
        zygosity,
        position: chromosome === null || position === null ? null : `${chromosome}:${position}`,
        deposited: deposited_on,
        otherGenes: other_genes,
      })),
    }))
    const isCut = answer.genes.some(({ fitting, shown }) => fitting > shown.length)
    return {
      data: { genes },
      notMatched: answer.notMatched.ids,
      ...(isCut && alleles === 'two' && { more: 'alleles: all lists every line.' }),
    }
  },
})

/** A comma within a name separates nothing. */
function quoted(id: string): string {
  return /[",]/.test(id) ? `"${id.replaceAll('"', '')}"` : id
}
