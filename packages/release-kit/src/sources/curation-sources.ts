import { stockAvailabilities } from '@rosette/contract-kit/records/attribution.ts'
import { cells, detailSource, oneOf } from './detail-source.ts'
import type { Source } from './source.ts'

const giver = {
  community_type: oneOf('person', 'organization'),
  community_id: cells.key,
  first_name: cells.text,
  last_name: cells.text,
  organization_name: cells.text,
}

/** Attributions, comments and stocks of a kind's records: rosette_{kind}_attribution.tsv, …_comment.tsv and …_stock.tsv. */
export function curationSources(kind: string): Source[] {
  return [attributions(kind), comments(kind), stocks(kind)]
}

function attributions(kind: string): Source {
  return detailSource({
    title: `Attributions of ${kind} records`,
    file: `rosette_${kind}_attribution`,
    table: 'record_attribution',
    fixed: { kind },
    columns: { record_name: cells.text, attribution_type: cells.text, ...giver, attribution_date: cells.date },
    needed: ['record_name', 'attribution_type'],
  })
}

function comments(kind: string): Source {
  return detailSource({
    title: `Comments on ${kind} records`,
    file: `rosette_${kind}_comment`,
    table: 'record_comment',
    fixed: { kind },
    columns: {
      record_name: cells.text,
      community_id: cells.key,
      first_name: cells.text,
      last_name: cells.text,
      notepad_comment: cells.text,
      date_entered: cells.date,
    },
    needed: ['record_name', 'notepad_comment'],
  })
}

function stocks(kind: string): Source {
  return detailSource({
    title: `Stocks of ${kind} records`,
    file: `rosette_${kind}_stock`,
    table: 'record_stock',
    fixed: { kind },
    columns: {
      record_name: cells.text,
      stock_id: cells.key,
      stock_name: cells.text,
      stock_availability_type: oneOf(...stockAvailabilities),
      donor_stock_number: cells.text,
      description: cells.text,
      ...giver,
    },
    needed: ['record_name', 'stock_name'],
  })
}
