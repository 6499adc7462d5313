/** What people added to records that have files of their own. All of it is made up, and so are the records it stands on. */
export function formatCurationFiles(): Record<string, string[]> {
  return {
    'rosette_ecotype_attribution.tsv': formatDetailTable(attributionColumns, [
      {
        record_name: '900001',
        attribution_type: 'donor',
        community_type: 'person',
        first_name: 'Demo',
        last_name: 'Collector',
        attribution_date: '2020-02-02',
      },
    ]),
    'rosette_ecotype_comment.tsv': comments('900001'),
    'rosette_publication_comment.tsv': comments('900000001'),
    'rosette_gene_comment.tsv': comments('AT1G90010.1'),
    'rosette_marker_attribution.tsv': formatDetailTable(attributionColumns, [
      {
        record_name: 'DEMO_CAPS1',
        attribution_type: 'submitted_by',
        first_name: 'Demo',
        last_name: 'Mapper',
        attribution_date: '2019-03-04',
      },
    ]),
    'rosette_marker_comment.tsv': comments('DEMO_CAPS1'),
    'rosette_polymorphism_comment.tsv': comments('demo-3'),
    'rosette_protein_comment.tsv': comments('AT1G90010.1'),
  }
}

function comments(recordName: string): string[] {
  return formatDetailTable(commentColumns, [
    {
      record_name: recordName,
      first_name: 'Demo',
      last_name: 'Reader',
      notepad_comment: 'This comment was made up, to show where comments stand.',
      date_entered: '2024-02-29',
    },
  ])
}

/** A table of our own layout: a line with the names of the columns, then one for each row; what a row does not tell is left empty. */
export function formatDetailTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, string>>[],
): string[] {
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map((cells) => cells.join('\t'))
}

/** The columns of tables that every kind may have: rosette_{kind}_attribution.tsv, …_comment.tsv and …_stock.tsv. */
const giver = ['community_type', 'community_id', 'first_name', 'last_name', 'organization_name'] as const
export const attributionColumns = ['record_name', 'attribution_type', ...giver, 'attribution_date'] as const
export const commentColumns = ['record_name', 'community_id', 'first_name', 'last_name', 'notepad_comment', 'date_entered'] as const
export const stockColumns = [
  ...(['record_name', 'stock_id', 'stock_name', 'stock_availability_type', 'donor_stock_number', 'description'] as const),
  ...giver,
] as const

export type AttributionCells = Partial<Record<(typeof attributionColumns)[number], string>>
export type CommentCells = Partial<Record<(typeof commentColumns)[number], string>>
export type StockCells = Partial<Record<(typeof stockColumns)[number], string>>
