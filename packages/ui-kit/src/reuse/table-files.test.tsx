import { expect, test } from 'vitest'
import { RecordLink } from '../links/record-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'
import { formatTable } from './table-files.ts'

type Row = { name: string; bases: number | null; about: string | null }

const columns: readonly SectionColumn<Row>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => <RecordLink to={{ kind: 'locus', key: 1, label: name }} /> },
  {
    id: 'bases',
    label: 'Bases',
    cell: ({ bases }) => (bases === null ? 'Unknown' : bases.toLocaleString('en')),
    sortBy: ({ bases }) => bases,
    isNumeric: true,
  },
  { id: 'about', label: 'About', cell: ({ about }) => about ?? 'Unknown' },
  { id: 'marked', label: 'Marked', cell: () => <meter value={1} />, text: ({ name }) => `mark of ${name}` },
]

test('[SECURE-054] what members wrote is not a formula, and numbers stay numbers', () => {
  const rows = [{ name: '=1+1', bases: -5, about: '-' }]
  expect(formatTable(columns, rows).split('\n')[1]).toBe("'=1+1\t-5\t-\tmark of =1+1")
})

test('[USE-003] a file has exact numbers, nothing for unknown values, and one line for each row', () => {
  const rows = [
    { name: 'AT4G18960', bases: 10382856, about: 'two\nlines\tand a tab' },
    { name: 'AT5G10140', bases: null, about: null },
  ]
  expect(formatTable(columns, rows)).toBe(
    'Name\tBases\tAbout\tMarked\nAT4G18960\t10382856\ttwo lines and a tab\tmark of AT4G18960\nAT5G10140\t\t\tmark of AT5G10140\n',
  )
})
