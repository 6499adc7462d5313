import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { locusArrayElementsQuery } from './load-locus-array-elements.ts'

test('the SQL array elements of a locus are loaded with', () => {
  const { sql, parameters } = locusArrayElementsQuery(compileOnlyDb, [2117144, 2034168]).compile()
  expect(parameters).toEqual([[2117144, 2034168]])
  expect(sql).toMatchInlineSnapshot(
    `"select "hit"."locus_id", "element"."array_element_id", "element"."name", "element"."is_single_channel", "element"."avg_log_ratio", "element"."avg_log_ratio_std_error", "element"."avg_intensity", "element"."avg_intensity_std_error", "element"."avg_signal_percentile", "element"."avg_signal_percentile_std_error" from "array_element_locus" as "hit" inner join "array_element" as "element" on "element"."array_element_id" = "hit"."array_element_id" where "hit"."locus_id" = any($1) and "element"."is_single_channel" is not null order by "hit"."locus_id", "element"."name", "element"."array_element_id""`,
  )
})
