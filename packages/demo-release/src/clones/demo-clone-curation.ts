import type { AttributionCells, CommentCells, StockCells } from '../format-curation.ts'

type Curation = { attributions: readonly AttributionCells[]; comments: readonly CommentCells[]; stocks: readonly StockCells[] }

/** The first of the made-up people of the community. */
const flora = { community_type: 'person', community_id: '900000001', first_name: 'Flora', last_name: 'Example' }
const centre = { community_type: 'organization', organization_name: 'Demonstration Stock Centre' }
const remark = 'Made up for demonstration.'

function comment(record_name: string, notepad_comment = remark): CommentCells {
  const { community_type: _, ...person } = flora
  return { record_name, ...person, notepad_comment, date_entered: '2023-04-05' }
}

/** Attributions, comments and stocks by kind: persons, organizations and names without a record, and each availability. */
export const cloneCuration: Readonly<Record<string, Curation>> = {
  hoststrain: {
    attributions: [{ record_name: 'DEMO_STRAIN1', attribution_type: 'donated_by', ...flora, attribution_date: '2001-05-06' }],
    comments: [comment('DEMO_STRAIN1')],
    stocks: [],
  },
  vector: {
    attributions: [{ record_name: 'DEMO_VECTOR1', attribution_type: 'kept_by', ...centre }],
    comments: [comment('DEMO_VECTOR1')],
    stocks: [
      { record_name: 'DEMO_VECTOR1', stock_id: '900000211', stock_name: 'DEMO_STOCK_V1', stock_availability_type: 'available', ...flora },
      { record_name: 'DEMO_VECTOR1', stock_name: 'DEMO_STOCK_V2', stock_availability_type: 'not available', ...centre },
      { record_name: 'DEMO_VECTOR1', stock_name: 'DEMO_STOCK_V3', stock_availability_type: 'not yet received' },
      { record_name: 'DEMO_VECTOR1', stock_name: 'DEMO_STOCK_V4', stock_availability_type: 'no longer distributed' },
      { record_name: 'DEMO_VECTOR_TAC', stock_name: 'DEMO_STOCK_V5', stock_availability_type: 'no longer distributed' },
    ],
  },
  library: {
    attributions: [{ record_name: 'DEMO_LIBRARY1', attribution_type: 'made_by', ...flora }],
    comments: [comment('DEMO_LIBRARY1')],
    stocks: [{ record_name: 'DEMO_LIBRARY1', stock_name: 'DEMO_STOCK_L1', stock_availability_type: 'available', ...centre }],
  },
  clone: {
    attributions: [
      { record_name: 'DEMO_CLONE1', attribution_type: 'sequenced_by', ...centre, attribution_date: '1999-12-01' },
      { record_name: 'DEMO_CLONE1', attribution_type: 'donated_by', ...flora, attribution_date: '2001-05-06' },
    ],
    comments: [comment('DEMO_CLONE1'), { record_name: 'DEMO_CLONE1', notepad_comment: 'Its writer is not known.' }],
    stocks: [
      {
        record_name: 'DEMO_CLONE1',
        stock_id: '900000411',
        stock_name: 'DEMO_STOCK_C1',
        stock_availability_type: 'available',
        donor_stock_number: 'D-1',
        description: 'Glycerol stock',
        ...flora,
      },
    ],
  },
  cloneend: {
    attributions: [{ record_name: 'DEMO_CLONE1-T7', attribution_type: 'sequenced_by', ...centre }],
    comments: [comment('DEMO_CLONE1-T7')],
    stocks: [],
  },
}
