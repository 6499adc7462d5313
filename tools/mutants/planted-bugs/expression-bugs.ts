import type { PlantedBug } from '../planted-bug.ts'

/** Values of expression, and genes like one. */
export const expressionBugs: readonly PlantedBug[] = [
  {
    rule: 'EXPR-010',
    bug: 'the second line of a gene replaces the first',
    file: 'packages/kinds/locus/server/ingest/read-matrix.ts',
    right: 'if (genes.has(name)) return',
    wrong: 'if (genes.has(text)) return',
    caughtBy: 'packages/kinds/locus/server/ingest/ingest-expression.test.ts',
  },
  {
    rule: 'EXPR-009',
    bug: 'a gene that is zero in every run counts as measured',
    file: 'packages/kinds/locus/server/expression-derive.sql',
    right: 'as value where value <> 0) as is_measured',
    wrong: 'as value where value is not null) as is_measured',
    caughtBy: 'packages/kinds/locus/server/load/load-locus-expression.live.test.ts',
  },
  {
    rule: 'EXPR-008',
    bug: 'exons are taken for longer than they are',
    file: 'packages/kinds/locus/server/expression-derive.sql',
    right: "range_agg(int4range(start_position, end_position, '[]')) as exons",
    wrong: "range_agg(int4range(start_position, end_position + 50, '[]')) as exons",
    caughtBy: 'packages/kinds/locus/server/load/load-locus-expression.live.test.ts',
  },
  {
    rule: 'EXPR-016',
    bug: 'genes with the same correlation have ranks of their own',
    file: 'packages/features/expression/server/similar/find-neighbours.ts',
    right: 'rank = index + 1',
    wrong: 'rank++',
    caughtBy: 'packages/features/expression/server/similar/find-neighbours.test.ts',
  },
  {
    rule: 'EXPR-016',
    bug: 'equal values have ranks in the order of their samples',
    file: 'packages/features/expression/server/similar/rank-values.ts',
    right: 'ranks[order[at] ?? 0] = (from + 1 + to) / 2',
    wrong: 'ranks[order[at] ?? 0] = at + 1',
    caughtBy: 'packages/features/expression/server/similar/find-neighbours.test.ts',
  },
  {
    rule: 'EXPR-018',
    bug: 'genes like one are listed for people who may not see the locus',
    file: 'packages/features/expression/server/similar/similar-gene-routes.ts',
    right: '        await guardRecord(request, kinds.locus, key, dependencies)\n',
    wrong: '',
    caughtBy: 'packages/features/expression/server/similar/similar-gene-routes.live.test.ts',
  },
  {
    rule: 'EXPR-015',
    bug: 'no read at all is printed like too little to be told apart',
    file: 'packages/ui-kit/src/pictures/samples/sample-value.ts',
    right: "  if (value === 0) return '0'\n",
    wrong: '',
    caughtBy: 'packages/ui-kit/src/pictures/samples/lay-samples.test.ts',
  },
]
